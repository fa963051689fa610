import { readFileSync } from 'node:fs'

const [, ...lines] = readFileSync(new URL('../files/prompt-engineering/invented-emails.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const emails = lines.map((line) => {
  const [day = '', quantity = '', product = '', kind = ''] = line.split(',').reverse()
  return { id: Number(line.split(',')[0]), kind, product, quantity, day }
})
const of = (kind: string) => emails.filter((email) => email.kind === kind)
const early = of('order').filter((email) => email.id <= 10)
const list = early.map((email) => email.quantity)

/** The figures that the sessions on prompts name, counted in their file. */
export const figures: Record<string, readonly string[]> = {
  examples: [
    `all ${emails.length} emails ${of('order').length} are orders and ${of('complaint').length} are complaints`,
  ],
  'fixed-form': [
    `${emails.filter((email) => email.quantity === '').length} of the ${emails.length} emails have no quantity`,
  ],
  steps: [
    `${list.slice(0, -1).join(', ')} and ${list.at(-1)} packets`,
    `${list.reduce((total, quantity) => total + Number(quantity), 0)} in all`,
  ],
  'test-set': [`${4 * emails.length}`],
  injection: [`quantity of email 30 is ${emails.find((email) => email.id === 30)?.quantity}`],
}
