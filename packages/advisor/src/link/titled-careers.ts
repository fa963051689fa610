import type { CareerId } from '@milepost/contract/careers/limits'
import { tokenize } from '@milepost/knowledge/tokens'
import type { CatalogueCourse } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { nearCareers } from '#knowledge/near-careers.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { memoizeByCourse } from '#link/memoize-by-course.ts'
import { maxSubjectStart } from '#link/read-title.ts'
import { prerequisiteRelatedness } from '#link/skill-topics.ts'
import { createPhraseTagger, type PhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'

const careerTagger = createPhraseTagger(
  [...knowledge.careers.values()].flatMap(({ id, titles }) => titles.map((text) => ({ text, id, weak: false }))),
)

/** The careers that a title names. */
export interface TitledCareers {
  readonly named: readonly CareerId[]
  /** Those the title is about: 'IBM Data Analyst', but not 'Packet Tracer Basics for IT Engineers'. */
  readonly main: readonly CareerId[]
}

const segmentEnd = /[:|()[\]•–—!?]|\s[-/]\s/u
/** A part of a title is about a career if its name makes up this share of the words. */
const minCareerShare = 0.4

/**
 * Finds the careers that a title names: a programme for a profession teaches the profession's skills.
 *
 * @param title - A course's title.
 * @returns The careers.
 */
export function findCareersIn(title: string): TitledCareers {
  const named = new Set<string>()
  const main = new Set<string>()
  for (const segment of title.split(segmentEnd)) {
    const tokens = tokenize(segment)
    for (const { id, from, to } of tagPhrases(careerTagger, segment, tokens)) {
      named.add(id)
      if (to - from >= minCareerShare * tokens.length) main.add(id)
    }
  }
  const all = [...knowledge.careers.keys()]
  return { named: all.filter((id) => named.has(id)), main: all.filter((id) => main.has(id)) }
}

const weights: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  [...knowledge.careerSkills].map(([id, skills]) => [
    id,
    new Map(skills.map(({ skill, weight }) => [skill.id, weight])),
  ]),
)

/**
 * Scores how much a skill belongs to a career.
 *
 * @param career - A career's id.
 * @param skill - A skill's id.
 * @returns 0 to 1.
 */
export function careerRelevance(career: CareerId, skill: string): number {
  const weight = weights.get(career)?.get(skill) ?? 0
  if (weight === 0) return 0
  return weight === 1 ? 0.5 : prerequisiteRelatedness
}

/** A skill of so many careers belongs to none of them. */
const minCareersOfCommonSkill = 5

/** Each career does a common practice in its own way, as with job interviews. Tools and concepts are the same in all. */
const careerPractices = new Set(
  [...knowledge.skills.values()]
    .filter(({ kind }) => kind === 'practice' || kind === 'soft')
    .filter(({ id }) => [...weights.values()].filter((skills) => skills.has(id)).length >= minCareersOfCommonSkill)
    .map(({ id }) => id),
)

/** An interview asks about the work itself, so a field or a tool in its title tells which career it is for. */
const interviews = 'job-interviews'
/** 'Data analyst' is a profession, 'data science' a field. */
const professionEnd = /(?:er|or|ist|yst|ian|ect|ert|ent)s?$/iu

const workTagger = createPhraseTagger(
  [...knowledge.careers.values()].flatMap(({ id, titles, chat: { names, alsoFields, fields = [] } }) =>
    [...new Set([...titles, ...names, ...alsoFields, ...fields])].map((text) => ({ text, id, weak: false })),
  ),
)

interface WorkInTitle {
  /** Careers whose profession or field the beginning of the title names. */
  readonly careers: readonly { readonly id: string; readonly isProfession: boolean }[]
  readonly tools: readonly string[]
}

const workIn = memoizeByCourse(({ title }: CatalogueCourse): WorkInTitle => {
  const tokens = tokenize(title)
  const tagsOf = (tagger: PhraseTagger) =>
    tagPhrases(tagger, title, tokens).filter(({ from }) => from < maxSubjectStart)
  return {
    careers: tagsOf(workTagger).map(({ id, quote }) => ({ id, isProfession: professionEnd.test(quote) })),
    tools: tagsOf(skillTagger).flatMap(({ id }) => (knowledge.skills.get(id)?.kind === 'tool' ? [id] : [])),
  }
})

/**
 * Tells whether a course teaches a common practice for another career: its title begins with professions of others, and
 * names neither the career nor one near it. For interviews, fields and tools tell too.
 *
 * @param course - A course.
 * @param skill - Id of the skill that is wanted.
 * @param career - The career of the step's roadmap.
 * @returns True for 'Master the Machine Learning Interview' in the roadmap of a cloud engineer.
 */
export function isForOtherCareer(course: CatalogueCourse, skill: string, career: CareerId): boolean {
  if (!careerPractices.has(skill)) return false
  const near = [...(nearCareers.get(career)?.keys() ?? [])]
  const { careers, tools } = workIn(course)
  const isInterview = skill === interviews
  const tellsOfOthers =
    careers.some(({ isProfession }) => isProfession || isInterview) || (isInterview && tools.length > 0)
  const tellsOfOwn =
    careers.some(({ id }) => near.some((one) => one === id)) ||
    (isInterview && tools.some((tool) => near.some((one) => weights.get(one)?.has(tool) === true)))
  return tellsOfOthers && !tellsOfOwn
}
