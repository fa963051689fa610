import type { HeardSkill, ProfileReading } from '@milepost/contract/profiles/reading'
import type { ProfileTexts, ReadingContext } from '#advisor.ts'
import { crisisSentences } from '#assistant/crisis/crisis-sentences.ts'
import { isCrisis } from '#assistant/crisis/recognise-crisis.ts'
import { readConditions } from '#read/conditions.ts'
import { readFields, readPerson } from '#read/read-person.ts'

/**
 * Tells whether what a learner wrote of themselves shows that they may be in danger.
 *
 * @param texts - The learner's texts.
 * @returns True where one of them does.
 */
export function showsDanger(texts: ProfileTexts): boolean {
  return readFields.some((field) => texts[field] !== '' && isCrisis(texts[field]))
}

const nothingHeard = {
  known: [],
  denied: [],
  wanted: [],
  refused: [],
  finishBy: null,
  firstResult: null,
  hoursPerWeek: null,
  studyLanguage: null,
  limits: [],
}

const asHeard = ({
  skillId: id,
  name,
  quote,
}: {
  skillId: string | null
  name: string
  quote: string
}): HeardSkill => ({
  id,
  name,
  quote,
})

/**
 * Reads what a learner's texts say, for them to check. Texts that show danger are not read further: the help lines come first.
 *
 * @param texts - The learner's texts.
 * @param context - The day to count from, like '2026-11-21', and the country whose help lines are named.
 * @returns What was heard. What is said of health is left out.
 */
export function readProfile(texts: ProfileTexts, { today, helpCountry }: ReadingContext): ProfileReading {
  if (showsDanger(texts)) return { ...nothingHeard, help: crisisSentences(helpCountry).map(({ text }) => text) }
  const { claims, denials, wishes, refusals } = readPerson(texts)
  const { deadline, firstResult, hoursPerWeek, studyLanguage, limits } = readConditions(texts, today)
  return {
    help: null,
    known: claims.map((claim) => ({ ...asHeard(claim), level: claim.level, years: claim.years })),
    denied: denials.map(asHeard),
    wanted: wishes.map(asHeard),
    refused: refusals.map(asHeard),
    finishBy: deadline && { until: deadline.until, quote: deadline.quote },
    firstResult: firstResult && { result: firstResult.result, quote: firstResult.quote },
    hoursPerWeek: hoursPerWeek && { hours: hoursPerWeek.hours, quote: hoursPerWeek.quote },
    studyLanguage: studyLanguage && { language: studyLanguage.language, quote: studyLanguage.quote },
    limits: limits.map(({ kind, quote }) => ({ kind, quote })),
  }
}
