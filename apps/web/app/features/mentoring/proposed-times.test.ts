import { describe, expect, test } from 'vitest'
import { limitsOfTimes, readTimes } from '#features/mentoring/proposed-times.ts'

/** In the reader's own zone, whichever runs this. */
const now = new Date(2026, 10, 21, 9, 30, 20)

describe('readTimes', () => {
  test('turns times of the own zone into instants and leaves empty fields out', () => {
    const { times } = readTimes(['2026-11-25T10:00', '', '2026-11-23T18:15'], now)
    expect(times).toEqual([new Date(2026, 10, 25, 10).toISOString(), new Date(2026, 10, 23, 18, 15).toISOString()])
  })

  test.each([
    ['2026-11-21T10:30', null],
    ['2026-11-21T10:31', 'taken'],
    ['2026-11-20T10:00', null],
    ['2027-01-20T09:30', 'taken'],
    ['2027-01-20T09:31', null],
    ['no time', null],
  ])('%s', (text, expected) => {
    const read = readTimes([text], now)
    if (expected === null) expect(read.issues).toEqual(new Map([[0, 'time_ahead']]))
    else expect(read.times).toHaveLength(1)
  })

  test('asks for one where there is none', () => {
    expect(readTimes(['', ''], now).issues).toEqual(new Map([[0, 'required']]))
  })

  test('names the place of a time given twice, and of each that is too far', () => {
    const texts = ['2026-11-25T10:00', '2027-11-25T10:00', '2026-11-25T10:00', '2026-11-01T10:00']
    expect(readTimes(texts, now).issues).toEqual(
      new Map([
        [1, 'time_ahead'],
        [2, 'distinct'],
        [3, 'time_ahead'],
      ]),
    )
  })
})

test('the limits of a field are times that can be proposed', () => {
  const { earliest, latest } = limitsOfTimes(now)
  expect([earliest, latest]).toEqual(['2026-11-21T10:31', '2027-01-20T09:30'])
  expect(readTimes([earliest, latest], now).issues).toBeNull()
})
