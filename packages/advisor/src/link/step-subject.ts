import type { StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { distinctiveTerms, readTitle } from '#link/read-title.ts'
import { rarityOf, topicOf } from '#link/skill-topics.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'
import { termsOf } from '#text/terms.ts'

type StepWords = Pick<StepDraft, 'label' | 'description' | 'skills'>

/** What a step is about, for comparing courses with it. */
export interface StepSubject {
  readonly skills: readonly string[]
  /**
   * The skills were given or found in the label. False where they were found in the description only, or there are
   * none.
   */
  readonly sure: boolean
  /** Distinctive stems of the label and of the description. */
  readonly label: ReadonlySet<string>
  readonly description: ReadonlySet<string>
  /** Stems of the skills' topics. */
  readonly topic: ReadonlySet<string>
}

let names: ReadonlyMap<string, readonly (readonly [string, readonly string[]])[]> | undefined

/** Names of two or more words, by their rarest stem, so that 'data visualisation' is found in 'visualise data'. */
function namesByStem(): NonNullable<typeof names> {
  if (names !== undefined) return names
  const made = new Map<string, [string, readonly string[]][]>()
  for (const { id, name, aliases } of knowledge.skills.values()) {
    for (const text of [name, ...aliases]) {
      const terms = [...distinctiveTerms(text)].sort((a, b) => rarityOf(b) - rarityOf(a))
      const [rarest] = terms
      if (rarest === undefined || terms.length < 2) continue
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

function skillsNamed({ label, description }: StepWords): { readonly skills: string[]; readonly sure: boolean } {
  const inLabel = [...readTitle(label, description).map(({ id }) => id), ...namedInAnyOrder(distinctiveTerms(label))]
  if (inLabel.length > 0) return { skills: [...new Set(inLabel)], sure: true }
  return { skills: [...new Set(tagPhrases(skillTagger, description).map(({ id }) => id))], sure: false }
}

/**
 * Finds what a step is about. If it names no skills, they are found in its words.
 *
 * @param step - The step's label, description and skill ids.
 * @returns The skills, and the stems to compare courses with.
 */
export function subjectOf(step: StepWords): StepSubject {
  const { skills, sure } = step.skills.length > 0 ? { skills: step.skills, sure: true } : skillsNamed(step)
  return {
    ...{ skills, sure },
    label: distinctiveTerms(step.label),
    description: new Set(termsOf(step.description)),
    topic: new Set(skills.flatMap((id) => [...topicOf(id).keys()])),
  }
}
