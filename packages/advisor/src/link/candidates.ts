import type { CareerId } from '@milepost/contract/careers'
import type { CourseLevel } from '@milepost/contract/courses'
import type { CatalogueCourse, CourseIndex, CourseSkill } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { careersIn, partOfCareer, rarityOf, relatedness } from '#link/skill-topics.ts'
import type { StepSubject } from '#link/step-subject.ts'
import { tellingTerms } from '#link/title-roles.ts'
import { termsOf } from '#text/terms.ts'

export type IndexEntry = CourseIndex['entries'][number]

/** A course that may serve a step. */
export interface Candidate {
  readonly course: CatalogueCourse
  readonly level: CourseLevel | null
  /** Id of the skill it teaches, or the step's label where the knowledge base has no such skill. */
  readonly skill: string
  readonly where: CourseSkill['where']
  /** How sure it is that the course teaches what the step is about, 0 to 1. */
  readonly confidence: number
  /** How well it fits beside others: compared, never shown. */
  readonly fit: number
}

/** From this confidence on a course is linked. */
export const minConfidence = 0.65

/** A course that describes a skill in full convinces alone; one that names it once needs a title from the same field. */
const perDescription = 1.5
const perField = 0.75
/** Whoever starts is not served by an advanced course. */
const tooAdvanced = 0.4
/** Least rarity of a skill's matters beside its name: about one word that few skills share. */
const minMatters = 3
const minMattersIfUnsure = 8
const minNeighbourhood = 0.2
const minWords = 6
/** Where the knowledge base has no such skill, only a title with nearly all of the label's words convinces. */
const minLabelInTitle = 0.8
const minLabelWords = 2

/**
 * What each sign adds to the fit. Fitted on the measured steps and rounded: a third more or less of any one of them moves the
 * figures by no more than one step of 35.
 */
const worth = { subject: 2.5, described: 5, career: 1.5, label: 1.5, description: 2, topic: 3, focus: 2 } as const
/** So much of a skill's matters, in rarity, is as much as a description can be expected to hold. */
const wholeTopic = 40
/** In texts, only so many of the likeliest courses are compared word by word. */
const maxCompared = 24

interface CourseText {
  readonly title: ReadonlySet<string>
  readonly whole: ReadonlySet<string>
}

const maxRead = 1500

const textOf = remembered(
  ({ title, description }: CatalogueCourse): CourseText => ({
    title: tellingTerms(title),
    whole: new Set(termsOf(`${title}. ${description.slice(0, maxRead)}`)),
  }),
)
const careersOf = remembered(({ title }: CatalogueCourse): readonly CareerId[] => careersIn(title))

/** What is read out of a course is kept as long as the course. */
function remembered<T>(read: (course: CatalogueCourse) => T): (course: CatalogueCourse) => T {
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

/** How much of the terms, by rarity, is among the others: 0 to 1. */
function covered(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const whole = rarityIn(terms, () => true)
  return whole === 0 ? 0 : rarityIn(terms, (term) => others.has(term)) / whole
}

/** What a course's stored facts and its title say of a step, before any text is compared. */
interface Standing {
  readonly entry: IndexEntry
  /** The step's skill that the course teaches most surely. */
  readonly best: CourseSkill | null
  /** How near what the title is about is to the step, 0 to 1. */
  readonly subject: number
  readonly described: number
  readonly career: number
}

function standingOf(entry: IndexEntry, { skills }: StepSubject): Standing {
  let best: CourseSkill | null = null
  let subject = 0
  let described = 0
  for (const skill of entry.skills) {
    const isStep = skills.includes(skill.id)
    if (isStep && (best === null || skill.strength > best.strength)) best = skill
    if (isStep && skill.where !== 'title') described = Math.max(described, skill.strength)
    if (skill.where !== 'title') continue
    for (const id of skills) subject = Math.max(subject, skill.strength * relatedness(id, skill.id))
  }
  let career = 0
  for (const id of careersOf(entry.course)) {
    for (const skill of skills) career = Math.max(career, partOfCareer(id, skill))
  }
  return { entry, best, subject, described, career }
}

function confidenceOf({ entry, best, subject, career }: Standing): number {
  if (best === null) return 0
  const said =
    best.where === 'description' ? perDescription * best.strength + perField * Math.max(subject, career) : best.strength
  const skillLevel = knowledge.skills.get(best.id)?.level ?? 1
  const clash = entry.level === 'advanced' && skillLevel === 1 ? tooAdvanced : 0
  return Math.max(0, Math.min(1, said) - clash)
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
 * A title may share no more than a word with the skill ('Networking for Introverts', 'Agile Hips: Yoga'): whoever teaches it speaks
 * of its matters too, or names a neighbour of it. A description of a few words cannot be asked for that.
 */
function speaksOfIt({ entry, best }: Standing, step: StepSubject, { title, whole }: CourseText): boolean {
  if (best === null || whole.size < minWords) return true
  if (step.sure && entry.skills.some(({ id }) => id !== best.id && relatedness(id, best.id) >= minNeighbourhood))
    return true
  const names = nameTermsOf(best.id)
  const isMatter = (term: string) => step.topic.has(term) || step.label.has(term) || step.description.has(term)
  const isName = (term: string) => names.own.has(term) || (title.has(term) && names.all.has(term))
  return rarityIn(whole, (term) => isMatter(term) && !isName(term)) >= (step.sure ? minMatters : minMattersIfUnsure)
}

function firstGuess({ subject, described, career }: Standing): number {
  return worth.subject * subject + worth.described * described + worth.career * career
}

function compare(standing: Standing, step: StepSubject, label: string): Candidate {
  const { entry, best } = standing
  const text = textOf(entry.course)
  const { title, whole } = text
  const about = rarityIn(title, () => true)
  const focus = rarityIn(title, (term) => step.topic.has(term) || step.label.has(term) || step.description.has(term))
  const fit =
    firstGuess(standing) +
    worth.label * covered(step.label, whole) +
    worth.description * covered(step.description, whole) +
    worth.topic * Math.min(1, rarityIn(step.topic, (term) => whole.has(term)) / wholeTopic) +
    (about === 0 ? 0 : (worth.focus * focus) / about)
  const inTitle = step.sure || best !== null ? 0 : covered(step.label, title)
  const byWords = inTitle >= minLabelInTitle && step.label.size >= minLabelWords
  return {
    ...{ course: entry.course, level: entry.level, fit },
    skill: byWords ? label : (best?.id ?? label),
    where: byWords ? 'title' : (best?.where ?? 'description'),
    confidence: byWords
      ? (minConfidence * inTitle) / minLabelInTitle
      : speaksOfIt(standing, step, text)
        ? confidenceOf(standing)
        : 0,
  }
}

/** Better first, then cheaper, then the older id, so that the same catalogue always gives the same links. */
function byFit(a: Candidate, b: Candidate): number {
  return b.fit - a.fit || a.course.price - b.course.price || a.course.id - b.course.id
}

/** In: entries, and what a step is about. Out: those that might fit, the best first; the likeliest are compared word by word. */
export function candidatesFor(
  entries: Iterable<IndexEntry>,
  step: StepSubject,
  label: string,
  most: number = maxCompared,
): Candidate[] {
  const standings: Standing[] = []
  for (const entry of entries) standings.push(standingOf(entry, step))
  standings.sort((a, b) => firstGuess(b) - firstGuess(a) || a.entry.course.id - b.entry.course.id)
  return standings
    .slice(0, most)
    .map((standing) => compare(standing, step, label))
    .sort(byFit)
}
