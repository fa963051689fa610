import type { OwnReading } from '@milepost/contract/profiles/reading'
import { expect, test } from 'vitest'
import { correctReading, readCorrections, sentCorrections, withCorrection } from '#features/profiles/corrections.ts'

const reading: OwnReading = {
  help: null,
  known: [{ id: 'sql', name: 'SQL', quote: 'SQL', level: 'work', years: 2 }],
  denied: [{ id: 'git', name: 'Git', quote: 'no Git' }],
  wanted: [{ id: null, name: 'Framer', quote: 'Framer' }],
  refused: [{ id: 'java', name: 'Java', quote: 'not Java' }],
  finishBy: null,
  firstResult: null,
  hoursPerWeek: null,
  studyLanguage: null,
  limits: [],
  decided: [],
  corrections: [],
  canAskModel: false,
}
const namesIn = (skills: readonly { name: string }[]) => skills.map(({ name }) => name)

test('a correction moves a skill, the newer one outweighs the older, and another press takes it back', () => {
  const denied = withCorrection({}, 'sql', { level: 'heard_of' })
  expect(namesIn(correctReading(reading, denied).denied)).toEqual(['SQL', 'Git'])
  const known = withCorrection(denied, 'git', { level: 'projects' })
  expect(namesIn(correctReading(reading, known).known)).toEqual(['Git'])
  const decided = { ...reading, decided: [{ skillId: 'sql', level: 'heard_of' as const }] }
  expect(namesIn(correctReading(decided, {}).known)).toEqual([])
  expect(namesIn(correctReading(decided, withCorrection({}, 'sql', { level: 'work' })).known)).toEqual(['SQL'])
})

test('a request is taken back, and what is said of skill and request is sent apart', () => {
  const said = withCorrection(withCorrection({}, 'java', { requestIgnored: true }), 'java', { level: 'basics' })
  expect(correctReading(reading, said).refused).toMatchObject([{ name: 'Java', isIgnored: true }])
  expect(sentCorrections(said)).toEqual([
    { skillId: 'java', level: 'basics' },
    { skillId: 'java', requestIgnored: true },
  ])
  expect(readCorrections(JSON.parse(JSON.stringify(said)))).toEqual(said)
  expect(readCorrections({ java: { level: 'guru' } })).toEqual({ java: {} })
})
