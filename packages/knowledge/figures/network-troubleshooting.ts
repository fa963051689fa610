import { readFileSync } from 'node:fs'

const rows = readFileSync(new URL('../files/network-troubleshooting/pings.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [time = '', gateway = '', outside = ''] = line.split(',')
    return { hour: Number(time.slice(11, 13)), gateway, outside }
  })
const lost = (chosen: typeof rows): number => chosen.filter((row) => row.outside === '').length
const evening = rows.filter(({ hour }) => hour >= 19 && hour < 22)
const rest = rows.filter(({ hour }) => hour < 19 || hour >= 22)
const share = (chosen: typeof rows): string => ((lost(chosen) / chosen.length) * 100).toFixed(1)

export const figures: Record<string, readonly string[]> = {
  provider: [
    `${String(rows.length)} rows`,
    `${String(lost(evening))} of ${String(evening.length)}`,
    `${share(evening)} %`,
    `${String(lost(rest))} of ${String(rest.length)}`,
    `${share(rest)} %`,
    `${String(rows.filter(({ gateway }) => gateway === '').length)} lost at the gateway`,
  ],
}
