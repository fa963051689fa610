import type { CareerId } from '@milepost/contract/careers/limits'
import type { CatalogueCourse, CourseIndex, TaughtSkill } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { memoizeByCourse } from '#link/memoize-by-course.ts'
import { distinctiveTerms, isDistinctive, segmentEnd } from '#link/read-title.ts'
import { minNeighbourRelatedness, rarityOf, scoreRelatedness } from '#link/skill-topics.ts'
import type { StepSubject } from '#link/step-subject.ts'
import { careerRelevance, findCareersIn } from '#link/titled-careers.ts'
import { termsOf } from '#text/terms.ts'

export type IndexEntry = CourseIndex['entries'][number]

/** How a course's stored facts and its title match a step, before any text is compared. */
export interface CourseScore {
  readonly entry: IndexEntry
  /** The step's skill that the course most surely teaches. */
  readonly best: TaughtSkill | null
  /** How close the title's subject is to the step, 0 to 1. */
  readonly subject: number
  /** How surely the description teaches the step's skill, 0 to 1. The first mention says the most. */
  readonly described: number
  /** How much the step's skill belongs to a career that the title names, 0 to 1. */
  readonly field: number
  /** The same for a career that the title is about. */
  readonly career: number
}

/** What speaks for a course beside other courses. Each sign is from 0 to 1. */
export interface FitSigns {
  readonly subject: number
  /** How much of the title's subject is the step's skill itself, not a neighbour of it. */
  readonly named: number
  readonly described: number
  readonly career: number
  /** The share of the step's label that the text holds. */
  readonly label: number
  /** The share of the step's description that the text holds. */
  readonly description: number
  /** The share of the skill's topic that the text holds. */
  readonly topic: number
  /** The share of the title that is about the step. */
  readonly focus: number
  /** How surely the title names a tool that has nothing to do with the step. */
  readonly foreign: number
  /** 1 for an advanced course. */
  readonly advanced: number
}

export type FitWeights = Readonly<Record<keyof FitSigns, number>>

/**
 * bench/link-weights chose those of names, descriptions, careers and foreign tools. The level's changes nothing on tags and was chosen by
 * reading plans. The others changed nothing for the better.
 */
export const fitWeights: FitWeights = {
  subject: 2.5,
  named: 0.5,
  described: 2.5,
  career: 3,
  label: 1.5,
  description: 2,
  topic: 3,
  focus: 2,
  foreign: -0.75,
  advanced: -2,
}

/** The rarity of a skill's topic that a description can be expected to hold. */
const fullTopicRarity = 40
const maxReadLength = 1500

/** The stems of a course. */
export interface CourseTerms {
  /** Only the distinctive ones. */
  readonly title: ReadonlySet<string>
  readonly whole: ReadonlySet<string>
  /** How many stems of the whole are distinctive. */
  readonly distinctive: number
}

export const courseTermsOf = memoizeByCourse(({ title, description }: CatalogueCourse): CourseTerms => {
  const whole = new Set(termsOf(`${title}. ${description.slice(0, maxReadLength)}`))
  return {
    title: distinctiveTerms(title),
    whole,
    distinctive: [...whole].filter(isDistinctive).length,
  }
})
/** All stems of each part of a title, as divided by a colon or the like. */
export const titleSegmentsOf = memoizeByCourse(({ title }: CatalogueCourse): readonly ReadonlySet<string>[] =>
  title.split(segmentEnd).map((segment) => new Set(termsOf(segment))),
)
const careersOf = memoizeByCourse(({ title }: CatalogueCourse) => findCareersIn(title))

/**
 * Sums the rarity of the stems that are wanted.
 *
 * @param terms - Stems.
 * @param has - Tells whether a stem is wanted.
 * @returns The rarity, 0 and up.
 */
export function rarityIn(terms: Iterable<string>, has: (term: string) => boolean): number {
  let sum = 0
  for (const term of terms) if (has(term)) sum += rarityOf(term)
  return sum
}

/**
 * Finds how much of some stems is among others.
 *
 * @param terms - Stems.
 * @param others - The stems to look among.
 * @returns The share, weighted by rarity: 0 to 1.
 */
export function coverageOf(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const whole = rarityIn(terms, () => true)
  return whole === 0 ? 0 : rarityIn(terms, (term) => others.has(term)) / whole
}

/**
 * Compares a course's stored facts and its title with a step.
 *
 * @param entry - A course with what it teaches.
 * @param step - What the step is about.
 * @returns The first signs of a fit.
 */
export function scoreCourse(entry: IndexEntry, { skills }: StepSubject): CourseScore {
  let best: TaughtSkill | null = null
  let subject = 0
  let described = 0
  for (const skill of entry.skills) {
    const isStep = skills.includes(skill.id)
    if (isStep && (best === null || skill.strength > best.strength)) best = skill
    if (isStep && skill.where !== 'title') described = Math.max(described, Math.sqrt(skill.strength))
    if (skill.where !== 'title') continue
    for (const id of skills) subject = Math.max(subject, skill.strength * scoreRelatedness(id, skill.id))
  }
  const { named, main } = careersOf(entry.course)
  return { entry, best, subject, described, field: relevanceOf(named, skills), career: relevanceOf(main, skills) }
}

function relevanceOf(careers: readonly CareerId[], skills: readonly string[]): number {
  return Math.max(0, ...careers.flatMap((id) => skills.map((skill) => careerRelevance(id, skill))))
}

/** Tools in the title that have nothing to do with the step. */
function foreignOf({ entry }: CourseScore, { skills }: StepSubject): number {
  let foreign = 0
  for (const { id, where, strength } of entry.skills) {
    if (where !== 'title' || knowledge.skills.get(id)?.kind !== 'tool') continue
    if (skills.some((own) => scoreRelatedness(own, id) >= minNeighbourRelatedness)) continue
    foreign = Math.max(foreign, strength)
  }
  return foreign
}

/**
 * Finds how much of a title is about a step.
 *
 * @param title - The title's stems.
 * @param step - What the step is about.
 * @returns The share, weighted by rarity: 0 to 1.
 */
export function focusOf(title: Iterable<string>, step: StepSubject): number {
  let focus = 0
  let about = 0
  for (const term of title) {
    about += rarityOf(term)
    if (step.topic.has(term) || step.label.has(term) || step.description.has(term)) focus += rarityOf(term)
  }
  return about === 0 ? 0 : focus / about
}

/**
 * Compares a course's text with a step.
 *
 * @param score - What its stored facts say.
 * @param step - What the step is about.
 * @returns The signs of a fit.
 */
export function readSigns(score: CourseScore, step: StepSubject): FitSigns {
  const { title, whole } = courseTermsOf(score.entry.course)
  return {
    subject: score.subject,
    described: score.described,
    career: score.career,
    named: score.best?.where === 'title' ? score.best.strength : 0,
    label: coverageOf(step.label, whole),
    description: coverageOf(step.description, whole),
    topic: Math.min(1, rarityIn(step.topic, (term) => whole.has(term)) / fullTopicRarity),
    focus: focusOf(title, step),
    foreign: foreignOf(score, step),
    advanced: score.entry.level === 'advanced' ? 1 : 0,
  }
}

/**
 * Weighs the signs of a fit.
 *
 * @param signs - The signs.
 * @param weights - How much each adds.
 * @returns The fit. It is only compared, never shown.
 */
export function weighSigns(signs: FitSigns, weights: FitWeights = fitWeights): number {
  let sum = 0
  for (const sign of Object.keys(weights) as (keyof FitSigns)[]) sum += weights[sign] * signs[sign]
  return sum
}
