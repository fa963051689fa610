import { readFileSync } from 'node:fs'

interface SecurityEvent {
  eventTime: string
  eventName: string
  user: string
  sourceIPAddress: string
  region: string
  errorCode?: string
}
const events = readFileSync(new URL('../files/cloud-security/trail.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SecurityEvent)
const count = (chosen: readonly SecurityEvent[]): string => String(chosen.length)
const attacker = events.filter(({ sourceIPAddress }) => sourceIPAddress === '203.0.113.77')
const started = attacker.filter(({ eventName, errorCode }) => eventName === 'RunInstances' && errorCode === undefined)

/** The figures in the checks of the cloud security sessions, computed from trail.jsonl. */
export const figures: Record<string, readonly string[]> = {
  'read-trail': [
    count(events),
    count(attacker),
    attacker[0]?.eventTime.slice(11, 16) ?? '',
    count(started),
    count(attacker.filter(({ eventName }) => eventName === 'GetObject')),
    count(attacker.filter(({ errorCode }) => errorCode === 'AccessDenied')),
  ],
}
