import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { knowledge, products } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { createPhraseTagger, type Tag, tagPhrases } from '#text/phrase-tagger.ts'

/** A tool, skill or certificate that a text names. */
export interface FoundName extends Tag {
  /** Null for one that we have no skill for. */
  readonly skillId: string | null
  readonly name: string
}

const productTagger = createPhraseTagger(products.map((text) => ({ text, id: text, weak: false })))

/**
 * Finds what a text names: skills of ours, and products that we know by name alone.
 *
 * @param text - Any text.
 * @param tokens - The text's tokens, if they are already known.
 * @returns The names, in the order of the text.
 */
export function namesIn(text: string, tokens: readonly Token[] = tokenize(text)): FoundName[] {
  const skills = tagPhrases(skillTagger, text, tokens).flatMap((tag): FoundName[] => {
    const skill = knowledge.skills.get(tag.id)
    return skill === undefined ? [] : [{ ...tag, skillId: skill.id, name: skill.name }]
  })
  const taken = new Set(skills.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const others = tagPhrases(productTagger, text, tokens)
    .filter(({ from, to }) => !Array.from({ length: to - from }, (_, at) => from + at).some((at) => taken.has(at)))
    .map((tag): FoundName => ({ ...tag, skillId: null, name: tag.id }))
  return [...skills, ...others].sort((one, other) => one.start - other.start)
}
