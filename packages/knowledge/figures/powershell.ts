import { readFileSync } from 'node:fs'

const [, ...lines] = readFileSync(new URL('../files/powershell/staff.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const staff = lines.map((line) => {
  const [account = '', name = '', department = '', town = '', hours = '', started = ''] = line.split(',')
  return { account, name, department, town, hours: Number(hours), started }
})
const hoursOf = (department: string): number =>
  staff.filter((person) => person.department === department).reduce((sum, person) => sum + person.hours, 0)
const countOf = (town: string): number => staff.filter((person) => person.town === town).length

/** The figures in the checks of the PowerShell sessions, computed from staff.csv. */
export const figures: Record<string, readonly string[]> = {
  objects: [`${staff.length}`],
  pipeline: [
    `${countOf('Jaffna')} people are in Jaffna`,
    `${staff.filter((person) => person.department === 'Counter').length} at the counter`,
    `${staff.reduce((sum, person) => sum + person.hours, 0)}`,
    `${staff.filter((person) => person.started < '2022').length} rows`,
  ],
  'compare-and-format': [`${staff.filter((person) => person.name.startsWith('K')).length} names`],
  loops: [
    `Kitchen has ${hoursOf('Kitchen')} hours`,
    `Delivery ${hoursOf('Delivery')}`,
    `Office ${hoursOf('Office')}`,
    `Counter ${hoursOf('Counter')}`,
  ],
  functions: [`${staff.filter((person) => person.town === 'Jaffna' && person.hours >= 32).length} people`],
  'users-from-list': [`creates ${staff.length}`],
}
