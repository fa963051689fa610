import { readFileSync } from 'node:fs'

const tickets = readFileSync(new URL('../files/it-service-management/tickets.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [ticket = '', opened = '', , text = '', impact, urgency, answered = ''] = line
      .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((cell) => cell.replaceAll('"', ''))
    const sum = Number(impact) + Number(urgency)
    const minutes = (Date.parse(answered.replace(' ', 'T')) - Date.parse(opened.replace(' ', 'T'))) / 60_000
    return { ticket, text, priority: sum === 6 ? 1 : sum === 5 ? 2 : sum === 4 ? 3 : 4, minutes }
  })
const limits = [0, 15, 30, 60, 240]
const late = tickets.filter(({ priority, minutes }) => minutes > (limits[priority] ?? 0)).map(({ ticket }) => ticket)
const withPriority = (priority: number): number => tickets.filter((one) => one.priority === priority).length
const about = (pattern: RegExp): string[] =>
  tickets.filter(({ text }) => pattern.test(text)).map(({ ticket }) => ticket)
const list = (numbers: readonly string[]): string => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

/** The figures in the checks of the service management sessions, computed from tickets.csv. */
export const figures: Record<string, readonly string[]> = {
  priority: [
    `${withPriority(1)} tickets have priority 1, ${withPriority(2)} have 2, ${withPriority(3)} have 3 and ${withPriority(4)} have 4`,
  ],
  'service-levels': [
    `${tickets.length - late.length} of ${tickets.length}`,
    `${((tickets.length - late.length) / tickets.length) * 100} %`,
    list(late),
  ],
  problems: [
    list(about(/print|blank pages/i)),
    list(about(/password\b(?!\. I typed)/i).filter((ticket) => ticket !== '11')),
  ],
}
