import type { CareerId } from '@milepost/contract/careers'
import type { CourseLevel } from '@milepost/contract/courses'
import type { CatalogueCourse, CourseIndex, TaughtSkill } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { distinctiveTerms } from '#link/read-title.ts'
import { careerRelevance, findCareersIn, rarityOf, scoreRelatedness } from '#link/skill-topics.ts'
import type { StepSubject } from '#link/step-subject.ts'
import { termsOf } from '#text/terms.ts'

export type IndexEntry = CourseIndex['entries'][number]

/** A course that may serve a step. */
export interface CourseCandidate {
  readonly course: CatalogueCourse
  readonly level: CourseLevel | null
  /** Id of the skill it teaches, or the step's label where the knowledge base has no such skill. */
  readonly skill: string
  readonly where: TaughtSkill['where']
  /** How sure it is that the course teaches what the step is about, 0 to 1. */
  readonly confidence: number
  /** How well it fits beside other candidates. Only compared, never shown. */
  readonly fit: number
}

/** The confidence from which a course is linked. */
export const minConfidence = 0.65

/** A full description of a skill is enough by itself. One mention needs a title from the same field. */
const descriptionWeight = 1.5
const fieldWeight = 0.75
/** Taken off for an advanced course on a beginner's skill. */
const advancedPenalty = 0.4
/**
 * Rarity a course's text must share with the skill's topic, apart from its name: about one word that few skills share.
 */
const minTopicRarity = 3
const minTopicRarityIfUnsure = 8
const minNeighbourRelatedness = 0.2
const minTextTerms = 6
/** Where the knowledge base has no such skill, the title must hold nearly all of the label's words. */
const minLabelCoverage = 0.8
const minLabelTerms = 2

/**
 * What each sign adds to the fit. Fitted on the measured steps and rounded: changing any one by a third moves the
 * figures by at most one step of 35.
 */
const fitWeights = { subject: 2.5, described: 5, career: 1.5, label: 1.5, description: 2, topic: 3, focus: 2 } as const
/** The rarity of a skill's topic that a description can be expected to hold. */
const fullTopicRarity = 40
/** Only this many of the likeliest courses are compared word by word. */
const maxComparedCourses = 24

interface CourseTerms {
  readonly title: ReadonlySet<string>
  readonly whole: ReadonlySet<string>
}

const maxReadLength = 1500

const textOf = memoizeByCourse(
  ({ title, description }: CatalogueCourse): CourseTerms => ({
    title: distinctiveTerms(title),
    whole: new Set(termsOf(`${title}. ${description.slice(0, maxReadLength)}`)),
  }),
)
const careersOf = memoizeByCourse(({ title }: CatalogueCourse): readonly CareerId[] => findCareersIn(title))

/** Reading a course's text is slow, so results are kept as long as the course. */
function memoizeByCourse<T>(read: (course: CatalogueCourse) => T): (course: CatalogueCourse) => T {
  const results = new WeakMap<CatalogueCourse, { readonly value: T }>()
  return (course) => {
    const known = results.get(course)
    if (known !== undefined) return known.value
    const value = read(course)
    results.set(course, { value })
    return value
  }
}

function rarityIn(terms: Iterable<string>, has: (term: string) => boolean): number {
  let sum = 0
  for (const term of terms) if (has(term)) sum += rarityOf(term)
  return sum
}

/** The share of the terms, weighted by rarity, that is among the others: 0 to 1. */
function coverageOf(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const whole = rarityIn(terms, () => true)
  return whole === 0 ? 0 : rarityIn(terms, (term) => others.has(term)) / whole
}

/** How a course's stored facts and its title match a step, before any text is compared. */
interface CourseScore {
  readonly entry: IndexEntry
  /** The step's skill that the course most surely teaches. */
  readonly best: TaughtSkill | null
  /** How close the title's subject is to the step, 0 to 1. */
  readonly subject: number
  readonly described: number
  readonly career: number
}

function scoreCourse(entry: IndexEntry, { skills }: StepSubject): CourseScore {
  let best: TaughtSkill | null = null
  let subject = 0
  let described = 0
  for (const skill of entry.skills) {
    const isStep = skills.includes(skill.id)
    if (isStep && (best === null || skill.strength > best.strength)) best = skill
    if (isStep && skill.where !== 'title') described = Math.max(described, skill.strength)
    if (skill.where !== 'title') continue
    for (const id of skills) subject = Math.max(subject, skill.strength * scoreRelatedness(id, skill.id))
  }
  let career = 0
  for (const id of careersOf(entry.course)) {
    for (const skill of skills) career = Math.max(career, careerRelevance(id, skill))
  }
  return { entry, best, subject, described, career }
}

function confidenceOf({ entry, best, subject, career }: CourseScore): number {
  if (best === null) return 0
  const said =
    best.where === 'description'
      ? descriptionWeight * best.strength + fieldWeight * Math.max(subject, career)
      : best.strength
  const skillLevel = knowledge.skills.get(best.id)?.level ?? 1
  const penalty = entry.level === 'advanced' && skillLevel === 1 ? advancedPenalty : 0
  return Math.max(0, Math.min(1, said) - penalty)
}

const nameTerms = new Map<string, { readonly own: ReadonlySet<string>; readonly all: ReadonlySet<string> }>()

/** Stems of a skill's name, and of all its names. */
function nameTermsOf(id: string) {
  const known = nameTerms.get(id)
  if (known !== undefined) return known
  const { name = '', aliases = [] } = knowledge.skills.get(id) ?? {}
  const made = { own: new Set(termsOf(name)), all: new Set(termsOf([name, ...aliases].join('. '))) }
  nameTerms.set(id, made)
  return made
}

/**
 * A title may share just one word with the skill ('Networking for Introverts', 'Agile Hips: Yoga'). So the text must
 * also hold terms of its topic, or name a neighbour of it. Texts of a few words are exempt.
 */
function isAboutSkill({ entry, best }: CourseScore, step: StepSubject, { title, whole }: CourseTerms): boolean {
  if (best === null || whole.size < minTextTerms) return true
  if (
    step.sure &&
    entry.skills.some(({ id }) => id !== best.id && scoreRelatedness(id, best.id) >= minNeighbourRelatedness)
  )
    return true
  const names = nameTermsOf(best.id)
  const isMatter = (term: string) => step.topic.has(term) || step.label.has(term) || step.description.has(term)
  const isName = (term: string) => names.own.has(term) || (title.has(term) && names.all.has(term))
  return (
    rarityIn(whole, (term) => isMatter(term) && !isName(term)) >= (step.sure ? minTopicRarity : minTopicRarityIfUnsure)
  )
}

function estimateFit({ subject, described, career }: CourseScore): number {
  return fitWeights.subject * subject + fitWeights.described * described + fitWeights.career * career
}

function createCandidate(score: CourseScore, step: StepSubject, label: string): CourseCandidate {
  const { entry, best } = score
  const text = textOf(entry.course)
  const { title, whole } = text
  const about = rarityIn(title, () => true)
  const focus = rarityIn(title, (term) => step.topic.has(term) || step.label.has(term) || step.description.has(term))
  const fit =
    estimateFit(score) +
    fitWeights.label * coverageOf(step.label, whole) +
    fitWeights.description * coverageOf(step.description, whole) +
    fitWeights.topic * Math.min(1, rarityIn(step.topic, (term) => whole.has(term)) / fullTopicRarity) +
    (about === 0 ? 0 : (fitWeights.focus * focus) / about)
  const inTitle = step.sure || best !== null ? 0 : coverageOf(step.label, title)
  const byWords = inTitle >= minLabelCoverage && step.label.size >= minLabelTerms
  return {
    ...{ course: entry.course, level: entry.level, fit },
    skill: byWords ? label : (best?.id ?? label),
    where: byWords ? 'title' : (best?.where ?? 'description'),
    confidence: byWords
      ? (minConfidence * inTitle) / minLabelCoverage
      : isAboutSkill(score, step, text)
        ? confidenceOf(score)
        : 0,
  }
}

/** Ties go to the cheaper course, then the older id, so that the same catalogue always gives the same links. */
function compareFit(a: CourseCandidate, b: CourseCandidate): number {
  return b.fit - a.fit || a.course.price - b.course.price || a.course.id - b.course.id
}

/**
 * Finds the courses that might fit a step. The likeliest are compared word by word.
 *
 * @param entries - The courses to choose from, with what each teaches.
 * @param step - What the step is about.
 * @param label - The step's label.
 * @param maxCandidates - The most courses to compare and return.
 * @returns The candidates, the best first.
 */
export function findCandidates(
  entries: Iterable<IndexEntry>,
  step: StepSubject,
  label: string,
  maxCandidates: number = maxComparedCourses,
): CourseCandidate[] {
  const scores: CourseScore[] = []
  for (const entry of entries) scores.push(scoreCourse(entry, step))
  scores.sort((a, b) => estimateFit(b) - estimateFit(a) || a.entry.course.id - b.entry.course.id)
  return scores
    .slice(0, maxCandidates)
    .map((score) => createCandidate(score, step, label))
    .sort(compareFit)
}
