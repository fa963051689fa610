import { readFileSync } from 'node:fs'

const read = (name: string): string[][] =>
  readFileSync(new URL(`../files/attack-surface/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
const names = new Set(read('certificates.csv').map((cells) => cells[1] ?? ''))
const plain = [...names].filter((name) => !name.startsWith('*'))
const zone = read('zone.csv')
const dangling = zone
  .filter((cells) => cells[3]?.startsWith('no such'))
  .map((cells) => (cells[0] ?? '').split('.')[0] ?? '')
const ownerless = zone.filter((cells) => cells[4] === '')
const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const figures: Record<string, readonly string[]> = {
  names: [`${String(names.size)} different names`, `${String(plain.length)} without wildcards`],
  dangling: [
    `${words[dangling.length] ?? ''} names dangle`,
    ...dangling,
    `${words[ownerless.length] ?? ''} names have no owner`,
  ],
}
