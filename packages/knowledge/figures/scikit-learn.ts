import { readFileSync } from 'node:fs'

const [, ...lines] = readFileSync(new URL('../files/scikit-learn/invented-rooms.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const rooms = lines.map((line) => {
  const [, owner = '', town = '', size = '', , furniture = ''] = line.split(',')
  return { owner, town, size, furniture }
})
const kinds = (name: 'owner' | 'town' | 'furniture') => new Set(rooms.map((room) => room[name])).size
const missing = (name: 'size' | 'furniture') => rooms.filter((room) => room[name] === '').length

/** The figures that the sessions on scikit-learn name, counted in their file. Errors of models are ranges, not figures. */
export const figures: Record<string, readonly string[]> = {
  missing: [
    `${missing('size')} sizes and ${missing('furniture')} entries for furniture are missing among ${rooms.length} rooms`,
  ],
  columns: [`${3 + kinds('town') + kinds('furniture')} columns`],
  folds: [`${kinds('owner')} owners`],
}
