import { readFileSync } from 'node:fs'

const table = (name: string): string[][] =>
  readFileSync(new URL(`../files/microsoft-365/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
const count = (rows: readonly unknown[]): string => String(rows.length)
const users = table('tenant.csv')
const admins = users.filter((user) => user[4] === 'Global admin')
const quiet = users.filter((user) => user[2] !== '' && (user[5] ?? '') < '2026-08-29')
const anyone = table('shares.csv').filter((share) => share[2] === 'anyone')
const messages = table('trace.csv')
const status = (name: string): string => count(messages.filter((message) => message[4] === name))

export const figures: Record<string, readonly string[]> = {
  roles: [`${count(admins)} global admins`],
  'sign-in': [
    `${count(users.filter((user) => user[3] === 'no'))} accounts`,
    `${count(admins.filter((user) => user[3] === 'no'))} of them are global admins`,
    `${count(quiet)} licences`,
  ],
  sharing: [
    `${count(anyone)} links for anyone`,
    `${count(anyone.filter((share) => share[3] === 'edit'))} allow editing`,
    `${count(anyone.filter((share) => share[4] === ''))} have no end date`,
  ],
  'lost-email': [
    `${status('Delivered')} delivered`,
    `${status('Quarantined')} quarantined`,
    `${status('Failed')} failed`,
    `${status('Pending')} pending`,
  ],
}
