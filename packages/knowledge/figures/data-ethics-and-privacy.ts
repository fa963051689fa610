import { readFileSync } from 'node:fs'

const readRows = (name: string): string[][] =>
  readFileSync(new URL(`../files/data-ethics-and-privacy/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

const patients = readRows('invented-clinic').map(([birth = '', sex = '', postcode = '']) => ({ birth, sex, postcode }))
type Patient = (typeof patients)[number]
const groups = (key: (patient: Patient) => string): Map<string, number> => {
  const sizes = new Map<string, number>()
  for (const patient of patients) sizes.set(key(patient), (sizes.get(key(patient)) ?? 0) + 1)
  return sizes
}
const alone = (key: (patient: Patient) => string): number =>
  [...groups(key).values()].filter((size) => size === 1).length

const whole = ({ birth, sex, postcode }: Patient): string => `${birth} ${sex} ${postcode}`
const decade = ({ birth }: Patient): string => birth.slice(0, 3)
const area = ({ postcode }: Patient): string => postcode.slice(0, 4)
const all = groups(whole)
const found = readRows('invented-members').filter(
  ([, birth, sex, postcode]) => all.get(`${birth} ${sex} ${postcode}`) === 1,
)
const last = [...groups((patient) => `${String(patient.birth < '1976')} ${patient.sex} ${area(patient)}`).values()]

export const figures: Record<string, readonly string[]> = {
  'single-out': [
    `${alone(({ birth, sex }) => birth + sex)} of ${patients.length} by birth and sex`,
    `${alone(whole)} by all three`,
  ],
  linkage: [`${found.length} of the 60 members`],
  generalise: [
    `${alone((patient) => `${decade(patient)} ${patient.sex} ${patient.postcode}`)} people after the first step`,
    `${alone((patient) => `${decade(patient)} ${patient.sex} ${area(patient)}`)} after the second`,
    `${last.length} groups, the smallest of ${Math.min(...last)} people`,
  ],
}
