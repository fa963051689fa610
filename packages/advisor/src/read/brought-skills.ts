import { tokenize } from '@milepost/knowledge/tokens'
import type { AdvisorProfile } from '#advisor.ts'
import { experience } from '#knowledge/knowledge.ts'
import { readPerson } from '#read/read-person.ts'
import { readPolarities } from '#read/stances.ts'
import { yearsOf } from '#read/years.ts'
import { createPhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'

/** A skill that years of paid work bring along. */
export interface BroughtSkill {
  readonly id: string
  /** The skill that was used for years, or null where a job is named. */
  readonly because: string | null
  /** The words that name the job. */
  readonly quote: string | null
}

const jobTagger = createPhraseTagger(
  [...new Set(experience.flatMap(({ jobs }) => jobs))].map((text) => ({ text, id: text, weak: false })),
)

/** Between a job and its years stands where it was: 'production executive in a garment factory, 9 years'. */
const jobReach = 60

/**
 * Reads what years of work with a tool, or in a job, bring along.
 *
 * @param texts - The learner's texts.
 * @returns The skills, those of the longest work first. One may occur more than once.
 */
export function readBroughtSkills(
  texts: Pick<AdvisorProfile, 'experience' | 'certifications' | 'shortTermGoals' | 'longTermGoals'>,
): BroughtSkill[] {
  const tokens = tokenize(texts.experience)
  const jobs = tagPhrases(jobTagger, texts.experience, tokens)
  const said = readPolarities(texts.experience, tokens, 'past', jobs)
  const years = yearsOf(texts.experience, jobs, undefined, jobReach)
  const held = jobs.flatMap((job, index) =>
    said[job.from]?.polarity === 'has' ? [{ job: job.id, quote: job.quote, years: years[index] ?? 0 }] : [],
  )
  const used = readPerson(texts).claims.flatMap(({ skillId, level, years: count }) =>
    skillId === null || level === 'basics' ? [] : [{ skillId, years: count ?? 0 }],
  )
  return experience.flatMap(({ years: least, skills, jobs: names, known }): BroughtSkill[] => {
    const tool = used.find((one) => one.years >= least && skills.includes(one.skillId))
    const role = held.find((one) => one.years >= least && names.includes(one.job))
    if (tool !== undefined) return known.map((id) => ({ id, because: tool.skillId, quote: null }))
    return role === undefined ? [] : known.map((id) => ({ id, because: null, quote: role.quote }))
  })
}
