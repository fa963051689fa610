import { readFileSync } from 'node:fs'

const devices = readFileSync(new URL('../files/device-management/fleet.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [tag = '', system = '', version = '', owner = '', , , encrypted = '', seen = ''] = line.split(',')
    return { tag, system, version, owner, encrypted, seen }
  })
const count = (chosen: readonly unknown[]): string => String(chosen.length)
const open = devices.filter((device) => device.encrypted === 'no')
const silent = devices.filter((device) => device.seen < '2026-10-28')
const old = devices.filter(({ system, version }) => version === '10 22H2' || (system === 'Android' && version === '12'))
const failing = devices.filter((device) => [open, silent, old].some((list) => list.includes(device)))
const windows = devices.filter((device) => device.system === 'Windows')

export const figures: Record<string, readonly string[]> = {
  inventory: [
    `${count(devices)} devices`,
    `${count(windows)} with Windows`,
    `${count(devices.filter((device) => device.owner === 'private'))} private`,
  ],
  compliance: [
    `${count(open)} not encrypted`,
    `${count(silent)} silent`,
    `${count(old)} too old`,
    `${count(failing)} devices fail`,
  ],
  'update-rings': [`${count(windows)} devices with Windows`],
}
