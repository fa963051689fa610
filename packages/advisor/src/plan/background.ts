import { cuePattern } from '@milepost/knowledge/cue-pattern'
import { backgrounds } from '#knowledge/knowledge.ts'
import { anyOf } from '#text/patterns.ts'

const cues = backgrounds.flatMap(({ words, subject }) =>
  subject === undefined ? [] : [{ pattern: cuePattern(words), subject }],
)
const clauseEnd = /[.!?;\n\r]+/
/** It is not their own work. */
const ofOthers = new RegExp(
  anyOf`\b(?:my|his|her|our|their) (?:\w+ )?(?:father|mother|parents?|sister|brother|husband|wife|friends?|cousin|uncle|aunt|boss|clients?|customers?)\b`,
)

/**
 * Finds something of a learner's work so far that a project can be about.
 *
 * @param experience - What they have done so far.
 * @returns It, such as 'a ward’s rota', or null where they name no work that we know.
 */
export function subjectFrom(experience: string): string | null {
  for (const clause of experience.toLowerCase().split(clauseEnd)) {
    if (ofOthers.test(clause)) continue
    const [first] = cues
      .flatMap(({ pattern, subject }) => {
        const at = pattern.exec(clause)?.index
        return at === undefined ? [] : [{ at, subject }]
      })
      .sort((a, b) => a.at - b.at)
    if (first !== undefined) return first.subject
  }
  return null
}
