import type { CareerId } from '@milepost/contract/careers/limits'
import { tokenize } from '@milepost/knowledge/tokens'
import type { StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { distinctiveTerms, readTitle } from '#link/read-title.ts'
import { createLikeness } from '#link/skill-likeness.ts'
import { rarityOf, topicOf } from '#link/skill-topics.ts'
import { termsOf } from '#text/terms.ts'

type StepWords = Pick<StepDraft, 'label' | 'description' | 'skills'>

/** What a step is about, for comparing courses with it. */
export interface StepSubject {
  readonly skills: readonly string[]
  /**
   * The skills were given or found in the label. False where the step's words are only like theirs, or there are none.
   */
  readonly sure: boolean
  /** Distinctive stems of the label and of the description. */
  readonly label: ReadonlySet<string>
  readonly description: ReadonlySet<string>
  /** Stems of the skills' topics. */
  readonly topic: ReadonlySet<string>
  /** The career of the step's roadmap. Null where it belongs to none. */
  readonly career: CareerId | null
}

const linkingWords = new Set(['a', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])

let names: ReadonlyMap<string, readonly (readonly [string, readonly string[]])[]> | undefined

/** Names of two or more words, by their rarest stem, so that 'data visualisation' is found in 'visualise data'. */
function namesByStem(): NonNullable<typeof names> {
  if (names !== undefined) return names
  const made = new Map<string, [string, readonly string[]][]>()
  for (const { id, name, aliases } of knowledge.skills.values()) {
    for (const text of [name, ...aliases]) {
      const terms = [...distinctiveTerms(text)].sort((a, b) => rarityOf(b) - rarityOf(a))
      const [rarest] = terms
      // 'Go REST API' without 'Go' is another skill.
      const words = tokenize(text).filter(({ word }) => !linkingWords.has(word)).length
      if (rarest === undefined || terms.length < 2 || terms.length < words) continue
      const others = made.get(rarest)
      if (others === undefined) made.set(rarest, [[id, terms]])
      else others.push([id, terms])
    }
  }
  names = made
  return made
}

/** Only the longest names whose words are all in the label, in any order. */
function namedInAnyOrder(label: ReadonlySet<string>): string[] {
  const found = [...label].flatMap((term) =>
    (namesByStem().get(term) ?? []).filter(([, terms]) => terms.every((other) => label.has(other))),
  )
  const longest = Math.max(0, ...found.map(([, terms]) => terms.length))
  return found.filter(([, terms]) => terms.length === longest).map(([id]) => id)
}

/** A skill that a label names in passing: the step's words are far less like it than like another one that is named. */
const minShareOfLikest = 0.5
/** From here on, a step whose label names no skill is about the one that its words are most like. */
const minLikeness = 0.17
const minSharedTerms = 2
/** It is also about those that are nearly as like. */
const minShareIfUnnamed = 0.8

function skillsNamed({ label, description }: StepWords): { readonly skills: string[]; readonly sure: boolean } {
  const likenessOf = createLikeness(label, description)
  const inLabel = [...readTitle(label, description).map(({ id }) => id), ...namedInAnyOrder(distinctiveTerms(label))]
  if (inLabel.length > 0) {
    const min = minShareOfLikest * Math.max(...inLabel.map((id) => likenessOf(id).cosine))
    return { skills: [...new Set(inLabel)].filter((id) => likenessOf(id).cosine >= min), sure: true }
  }
  // A product is named: 'Plan a project' is about none of those that have projects.
  const words = new Set(termsOf(`${label}. ${description}`))
  const like = [...knowledge.skills.values()]
    .filter(({ kind, name }) => kind !== 'tool' || [...distinctiveTerms(name)].some((term) => words.has(term)))
    .map(({ id }) => ({ id, ...likenessOf(id) }))
    .filter(({ cosine, shared }) => cosine >= minLikeness && shared >= minSharedTerms)
  const min = minShareIfUnnamed * Math.max(...like.map(({ cosine }) => cosine))
  return { skills: like.filter(({ cosine }) => cosine >= min).map(({ id }) => id), sure: false }
}

/**
 * Finds what a step is about. If it names no skills, they are found in its words.
 *
 * @param step - The step's label, description and skill ids.
 * @returns The skills, and the stems to compare courses with.
 */
export function subjectOf(step: StepWords, career: CareerId | null = null): StepSubject {
  const { skills, sure } = step.skills.length > 0 ? { skills: step.skills, sure: true } : skillsNamed(step)
  return {
    skills,
    sure,
    career,
    label: distinctiveTerms(step.label),
    description: new Set(termsOf(step.description)),
    topic: new Set(skills.flatMap((id) => [...topicOf(id).keys()])),
  }
}
