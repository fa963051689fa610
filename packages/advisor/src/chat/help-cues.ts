import { knowledgeFiles } from '@milepost/knowledge'
import { cuePattern } from '@milepost/knowledge/cue-pattern'

/** Patterns of what leads to a section of help, by topic. */
const patterns = new Map(
  knowledgeFiles.help.map(({ id, cues }) => [
    id,
    Object.entries(cues).map(([section, phrases]) => ({ address: `${id}#${section}`, pattern: cuePattern(phrases) })),
  ]),
)

/**
 * Finds the section of any help topic that a question has a cue of.
 *
 * @param text - The question.
 * @returns The section's address, or undefined where no cue fits.
 */
export function findCuedSectionAnywhere(text: string): string | undefined {
  return [...patterns.values()].flat().find(({ pattern }) => pattern.test(text))?.address
}

/**
 * Finds all sections of help that a question has a cue of.
 *
 * @param text - The question.
 * @returns The sections' addresses.
 */
export function findCuedSections(text: string): string[] {
  return [...patterns.values()].flat().flatMap(({ address, pattern }) => (pattern.test(text) ? [address] : []))
}

/**
 * Finds the section of a help topic that a question has a cue of.
 *
 * @param topic - A help topic's id.
 * @param text - The question.
 * @returns The section's address, or undefined where no cue fits.
 */
export function findCuedSection(topic: string, text: string): string | undefined {
  return patterns.get(topic)?.find(({ pattern }) => pattern.test(text))?.address
}
