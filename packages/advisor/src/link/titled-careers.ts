import type { CareerId } from '@milepost/contract/careers/limits'
import { tokenize } from '@milepost/knowledge/tokens'
import type { CatalogueCourse } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { nearCareers } from '#knowledge/near-careers.ts'
import { memoizeByCourse } from '#link/memoize-by-course.ts'
import { maxSubjectStart } from '#link/read-title.ts'
import { prerequisiteRelatedness } from '#link/skill-topics.ts'
import { createPhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'

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

const weights = new Map(
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

/** 'Data analyst' is a profession, 'data science' a field. */
const professionEnd = /(?:er|or|ist|yst|ian|ect|ert|ent)$/u
const phrasesOf = (id: CareerId, texts: readonly string[]) => texts.map((text) => ({ text, id, weak: false }))
const professionTagger = createPhraseTagger(
  [...knowledge.careers.values()].flatMap(({ id, titles }) =>
    phrasesOf(
      id,
      titles.filter((title) => professionEnd.test(title)),
    ),
  ),
)
const professionsOf = memoizeByCourse(({ title }: CatalogueCourse) =>
  tagPhrases(professionTagger, title).filter(({ from }) => from < maxSubjectStart),
)
/** Of each career apart: a 'cloud devops engineer' is a cloud engineer, and has to do with DevOps too. */
const taggers = new Map(
  [...knowledge.careers.values()].map(({ id, titles, chat }) => [
    id,
    createPhraseTagger(phrasesOf(id, [...titles, ...chat.names])),
  ]),
)

/**
 * Tells whether a course teaches a common practice for another career: its title begins with professions that are not
 * near the career, and does not name the career or its field.
 *
 * @param course - A course.
 * @param skill - Id of the skill that is wanted.
 * @param career - The career of the step's roadmap.
 * @returns True for 'Data Analyst Interview Preparation' in the roadmap of a cloud engineer.
 */
export function isForOtherCareer(course: CatalogueCourse, skill: string, career: CareerId): boolean {
  if (!careerPractices.has(skill)) return false
  const professions = professionsOf(course)
  const own = taggers.get(career)
  return (
    professions.length > 0 &&
    !professions.some(({ id }) => nearCareers.get(career)?.has(id) === true) &&
    (own === undefined || tagPhrases(own, course.title).length === 0)
  )
}
