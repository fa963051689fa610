import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { placeSentences } from '#chat/answers/skills.ts'
import { fact, skillNameOf, skillSource } from '#chat/sources.ts'
import { termOf } from '#chat/terms.ts'
import { describeSkill } from '#knowledge/describe.ts'

/**
 * Explains general terms of the trades, and says which skill teaches more about each.
 *
 * @param names - Names of one term or two.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function termSentences(names: readonly string[], context: ChatContext): AdvisorSentence[] {
  const found = names.flatMap((name) => termOf(name) ?? [])
  const skills = [...new Set(found.map(({ skill }) => skill))]
  return [
    ...found.map(({ name, text, skill }) => fact(`${name}: ${text}`, skillSource(skill))),
    ...skills.flatMap((skill) => [
      fact(
        `You learn more about it in the skill ${skillNameOf(skill)}: ${describeSkill(skill)?.description ?? ''}`,
        skillSource(skill),
      ),
      fact(`You learn: ${describeSkill(skill)?.learn ?? ''}`, skillSource(skill)),
      ...placeSentences(skill, context),
    ]),
  ]
}
