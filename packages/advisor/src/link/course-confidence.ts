import type { TaughtSkill } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { type CourseScore, type CourseTerms, courseTermsOf, type IndexEntry, rarityIn } from '#link/course-fit.ts'
import { distinctiveTerms } from '#link/read-title.ts'
import { namesRival, productsBehind } from '#link/rival-products.ts'
import { minNeighbourRelatedness, rarityOf, scoreRelatedness } from '#link/skill-topics.ts'
import type { StepSubject } from '#link/step-subject.ts'
import { termsOf } from '#text/terms.ts'

/** What speaks for a course that only describes the step's skill. */
export interface FactWeights {
  /** A full description of the skill. */
  readonly described: number
  /** A title that names a career to which the skill belongs. */
  readonly field: number
}

/** Chosen by bench/link-weights. */
export const factWeights: FactWeights = { described: 1.25, field: 0.75 }
/** Taken off for an advanced course on a beginner's skill. */
const advancedPenalty = 0.4
/**
 * Rarity a course's text must share with the skill's topic, apart from its name: about one word that few skills share.
 */
const minTopicRarity = 3
const minTopicRarityIfUnsure = 8
const minTextTerms = 6
/** One skill in 55 uses a word of this rarity: 'monitoring', 'risk' and 'quality' are of many trades. */
const maxGenericRarity = 4
/** Of a short title, this share of words must name skills. */
const minNamedShare = 0.5

function titledSkills({ skills }: IndexEntry): string[] {
  return skills.flatMap(({ id, where }) => (where === 'title' ? [id] : []))
}

/** What the stored facts say, 0 to 1. */
function readFacts({ entry, described, field }: CourseScore, best: TaughtSkill, weights: FactWeights): number {
  const titled = titledSkills(entry)
  if (!titled.includes(best.id) && namesRival(titled, productsBehind([best.id]))) return 0
  const said = best.where === 'description' ? weights.described * described + weights.field * field : best.strength
  const skillLevel = knowledge.skills.get(best.id)?.level ?? 1
  const penalty = entry.level === 'advanced' && skillLevel === 1 ? advancedPenalty : 0
  return Math.max(0, Math.min(1, said) - penalty)
}

interface NameTerms {
  readonly own: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  /** Distinctive stems of each name, the shortest name first. */
  readonly each: readonly ReadonlySet<string>[]
}

const nameTerms = new Map<string, NameTerms>()

/**
 * Looks up the stems of a skill's names.
 *
 * @param id - A skill's id.
 * @returns Those of its main name, of all names together, and of each.
 */
export function nameTermsOf(id: string): NameTerms {
  const known = nameTerms.get(id)
  if (known !== undefined) return known
  const { name = '', aliases = [] } = knowledge.skills.get(id) ?? {}
  const each = [name, ...aliases].map(distinctiveTerms).filter(({ size }) => size > 0)
  const made: NameTerms = {
    own: new Set(termsOf(name)),
    all: new Set(termsOf([name, ...aliases].join('. '))),
    each: each.sort((a, b) => a.size - b.size),
  }
  nameTerms.set(id, made)
  return made
}

/** One word of many trades says little. A product's name is no such word. */
function isGenericName({ id, where }: TaughtSkill, { title }: CourseTerms): boolean {
  if (where !== 'title' || knowledge.skills.get(id)?.kind === 'tool') return false
  const [first, ...others] = [...title].filter((term) => nameTermsOf(id).all.has(term))
  return first !== undefined && others.length === 0 && rarityOf(first) < maxGenericRarity
}

/** A short text holds no topic. Its title is believed if enough of it names skills, or all of it beside a generic name. */
function isBelievedAlone(best: TaughtSkill, entry: IndexEntry, text: CourseTerms): boolean {
  if (text.distinctive >= minTextTerms) return false
  if (best.where !== 'title') return true
  const titled = titledSkills(entry).map((id) => nameTermsOf(id).all)
  const named = [...text.title].filter((term) => titled.some((names) => names.has(term)))
  return named.length >= text.title.size * (isGenericName(best, text) ? 1 : minNamedShare)
}

/** 'Python for beginners' is a course on the language, 'Pythons and Boas' has none of these words. */
const courseWords = termsOf('programming language certification certified exam beginners scratch bootcamp tutorial')
const minSubjectStrength = 0.8

function isCourseOnTool({ id, where, strength }: TaughtSkill, { whole }: CourseTerms): boolean {
  return (
    where === 'title' &&
    strength >= minSubjectStrength &&
    knowledge.skills.get(id)?.kind === 'tool' &&
    courseWords.some((word) => whole.has(word))
  )
}

/**
 * A title may share just one word with the skill ('Networking for Introverts', 'Agile Hips: Yoga'). So the text must
 * also hold terms of its topic, or name a neighbour of it.
 */
function isAboutSkill(best: TaughtSkill, entry: IndexEntry, step: StepSubject): boolean {
  const text = courseTermsOf(entry.course)
  if (isBelievedAlone(best, entry, text)) return true
  if (isCourseOnTool(best, text)) return true
  if (
    step.sure &&
    entry.skills.some(({ id }) => id !== best.id && scoreRelatedness(id, best.id) >= minNeighbourRelatedness)
  )
    return true
  const { title, whole } = text
  const names = nameTermsOf(best.id)
  const isMatter = (term: string) => step.topic.has(term) || step.label.has(term) || step.description.has(term)
  // A second name in the title confirms the first: 'Docker: images and containers'.
  const used = names.each.find((name) => [...name].every((term) => title.has(term))) ?? names.all
  const isName = (term: string) => names.own.has(term) || (title.has(term) && used.has(term))
  const isPlain = step.sure && !isGenericName(best, text)
  return (
    rarityIn(whole, (term) => isMatter(term) && !isName(term)) >= (isPlain ? minTopicRarity : minTopicRarityIfUnsure)
  )
}

/**
 * Tells how surely a course's stored facts say that it teaches the step's skill, before its words are compared with the
 * step's.
 *
 * @param score - What the course's stored facts say.
 * @param step - What the step is about.
 * @param weights - What speaks for a course that only describes the skill.
 * @returns 0 to 1.
 */
export function weighFacts(score: CourseScore, step: StepSubject, weights: FactWeights = factWeights): number {
  const { best, entry } = score
  return best !== null && isAboutSkill(best, entry, step) ? readFacts(score, best, weights) : 0
}

/** How much a point of fit adds to the facts. Chosen by bench/link-weights. */
export const fitShare = 0.2
/** Courses of a few words cannot fit a step's words, and authors know what they confirmed. */
const trustedFit = 5.25

/**
 * Tells how sure it is that a course teaches the step's skill: stored facts and words together. What one lacks, the
 * other must add.
 *
 * @param score - What the course's stored facts say.
 * @param facts - How surely they say it.
 * @param fit - How well the course's words fit the step.
 * @param share - How much a point of fit adds.
 * @returns 0 and up. It is only compared with `minConfidence`.
 */
export function confidenceOf(
  { best, entry }: CourseScore,
  facts: number,
  fit: number,
  share: number = fitShare,
): number {
  if (facts === 0) return 0
  const isTrusted = best?.where === 'confirmed' || courseTermsOf(entry.course).distinctive < minTextTerms
  return facts + share * (isTrusted ? Math.max(fit, trustedFit) : fit)
}
