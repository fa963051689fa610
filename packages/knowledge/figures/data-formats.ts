import { readFileSync } from 'node:fs'

const rows = readFileSync(new URL('../files/data-formats/invented-bus-times.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
const quoted = /"(?:[^"]|"")*"/g
const broken = rows.filter((row) => row.split(',').length !== 7)
const differs = rows.filter((row) => row.includes('"'))
const fields = rows.map((row) => row.replace(quoted, (field) => field.replaceAll(',', ' ')).split(','))
const line = (test: (field: readonly string[]) => boolean) =>
  fields.flatMap((field, index) => (test(field) ? [index + 2] : []))
const shape = line(
  ([, , stop = '', , time = '', fare = '']) =>
    stop === '' || !/^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(time) || !/^[0-9]+[.][0-9]{2}$/.test(fare),
)
const noDay = line(([, , , , , , date = '']) => new Date(date).toISOString().slice(0, 10) !== date)
const twice = line(([bus]) => fields.filter(([other]) => other === bus).length > 1)
const bytes = (word: string) => `${[...word].length} and ${Buffer.byteLength(word)}`

export const figures: Record<string, readonly string[]> = {
  csv: [`${rows.length} rows`, `${broken.length} lines`, `${differs.length} have a field`],
  json: [`${fields.filter(([, , , , , fare = '']) => /^[0-9]+[.]/.test(fare)).length} for the length`],
  encoding: [['Galle', 'ගාල්ල', 'யாழ்ப்பாணம்'].map(bytes).join(', ')],
  schema: [`lines ${shape.slice(0, -1).join(', ')} and ${shape.at(-1)}`, `line ${noDay[0]}`, `${twice[1]}, a bus`],
  converter: [`${rows.length - shape.length - noDay.length - 1} rows`],
}
