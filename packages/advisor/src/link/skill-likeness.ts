import { rarityOf, topicNormOf, topicOf } from '#link/skill-topics.ts'
import { termsOf } from '#text/terms.ts'

/** How like a skill a step's words are. */
export interface Likeness {
  /** The cosine between the step's stems, weighted by rarity, and the skill's topic: 0 to 1. */
  readonly cosine: number
  /** How many stems they share. */
  readonly shared: number
}

/**
 * Prepares a comparison of a step's words with skills. A word of the label that the description repeats weighs twice.
 *
 * @param label - The step's label.
 * @param description - The step's description.
 * @returns Compares the words with the skill of an id.
 */
export function createLikeness(label: string, description: string): (skill: string) => Likeness {
  const weights = new Map<string, number>()
  for (const text of [label, description])
    for (const term of new Set(termsOf(text))) weights.set(term, (weights.get(term) ?? 0) + rarityOf(term))
  const norm = Math.hypot(...weights.values())
  return (skill) => {
    const topic = topicOf(skill)
    let product = 0
    let shared = 0
    for (const [term, weight] of weights) {
      const rarity = topic.get(term)
      if (rarity === undefined) continue
      product += weight * rarity
      shared += 1
    }
    return { cosine: product === 0 ? 0 : product / (norm * topicNormOf(skill)), shared }
  }
}
