import { tagPhrases } from '@milepost/advisor'
import { skillTagger } from '@milepost/advisor/knowledge'
import { readPerson } from '@milepost/advisor/testing'
import { type BenchFigure, type BenchRow, mean, share } from '../rows.ts'
import { readSet } from '../sets.ts'

interface Range {
  readonly start: number
  readonly end: number
}

const overlaps = (a: Range, b: Range) => a.start < b.end && b.start < a.end

const wordCharacter = /[\p{L}\p{N}]/u

/** Positions of a span as a whole word, in its own case. */
function placesOf(text: string, span: string): Range[] {
  const places: Range[] = []
  for (let start = text.indexOf(span); start >= 0; start = text.indexOf(span, start + 1)) {
    const end = start + span.length
    if (!wordCharacter.test(text[start - 1] ?? ' ') && !wordCharacter.test(text[end] ?? ' '))
      places.push({ start, end })
  }
  return places
}

function foundPlaces(text: string): Range[] {
  return tagPhrases(skillTagger, text).map(({ start, end }) => ({ start, end }))
}

/** A span is found when a skill overlaps it. A found skill is right when it overlaps a span. */
function skillsInText(): BenchFigure[] {
  const lines = readSet<{ text: string; spans: string[] }>('skills-in-text')
  const recalled: number[] = []
  const right: number[] = []
  for (const { text, spans } of lines) {
    const found = foundPlaces(text)
    const places = spans.flatMap((span) => placesOf(text, span))
    for (const span of spans) {
      const its = placesOf(text, span)
      recalled.push(its.some((place) => found.some((one) => overlaps(one, place))) ? 1 : 0)
    }
    for (const one of found) right.push(places.some((place) => overlaps(one, place)) ? 1 : 0)
  }
  return [share('recall', mean(recalled)), share('precision', mean(right))]
}

/** Only skills that the knowledge base has: claimed ones should be found, and others not. */
function knownSkills(): BenchFigure[] {
  const lines = readSet<{ text: string; knows: string[]; doesNotKnow: string[] }>('known-skills')
  const found: number[] = []
  const left: number[] = []
  for (const { text, knows, doesNotKnow } of lines) {
    const claimed = new Set(
      readPerson({ experience: text, certifications: '', shortTermGoals: '', longTermGoals: '' }).claims.map(
        ({ skillId }) => skillId,
      ),
    )
    const score = (phrase: string, onto: number[], wanted: boolean) => {
      const ids = tagPhrases(skillTagger, phrase).map(({ id }) => id)
      if (ids.length > 0) onto.push(ids.some((id) => claimed.has(id)) === wanted ? 1 : 0)
    }
    for (const phrase of knows) score(phrase, found, true)
    for (const phrase of doesNotKnow) score(phrase, left, false)
  }
  return [share('claims found', mean(found)), share('denials respected', mean(left))]
}

export const skillRows: readonly BenchRow[] = [
  {
    name: 'skills found in text',
    author: 'ours',
    prototype: '.64 / .66',
    goal: '.80 / .75',
    meets: { recall: { atLeast: 0.8 }, precision: { atLeast: 0.75 } },
    measure: async () => skillsInText(),
  },
  {
    name: 'skills a learner claims and denies',
    author: 'ours',
    prototype: 'none',
    goal: 'none set',
    meets: {},
    measure: async () => knownSkills(),
  },
]
