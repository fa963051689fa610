import { expect, it } from 'vitest'
import { cuePattern } from '#cue-pattern.ts'

it.each([
  ['dark mode', 'is there a dark mode?', 'is there a darkmode?'],
  ['(pay|buy) (for )?pro', 'can i pay for pro', 'can i pay with pro'],
  ['enrol*', 'where is the enrolment', 'where is my role'],
  ['join {up to 2 words} course', 'join this new course', 'join one of the courses'],
  ['mark {up to 9 characters} step', 'mark my next step', 'mark all of my steps'],
  ['help me$', 'please help me', 'help me out'],
  ['what now\\??$', 'what now?', 'what now then'],
])('“%s” fits “%s”, not “%s”', (cue, fitting, other) => {
  const pattern = cuePattern(['something else', cue])
  expect([pattern.test(fitting), pattern.test(other)]).toEqual([true, false])
})
