import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { isKnown, ownHours, stepOf } from '#chat/answers/own-skills.ts'
import { formatHours, formatList } from '#chat/formats.ts'
import { careerSource, fact, skillNameOf, skillSource, stepSource } from '#chat/sources.ts'
import { describeSkill } from '#knowledge/describe.ts'

/**
 * Says what helps to choose between skills: the hours, and which of them the roadmap has.
 *
 * @param skills - Ids of two skills or more.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function choiceSentences(skills: readonly string[], context: ChatContext): AdvisorSentence[] {
  const [first, ...rest] = skills.map(skillSource)
  if (first === undefined) return []
  const hours = skills.map((id) => `${formatHours(ownHours(id, context))} for ${skillNameOf(id)}`)
  const places = skills.flatMap((id) => {
    const step = stepOf(id, context)
    if (step !== undefined) return [fact(`${skillNameOf(id)} is step ${step.id} of your roadmap.`, stepSource(step))]
    return isKnown(id, context) ? [fact(`Your answers show that you know ${skillNameOf(id)}.`, skillSource(id))] : []
  })
  const none = skills.length === 2 ? 'Neither' : 'None'
  return [
    fact(`It takes about ${formatList(hours)} (our estimate).`, first, ...rest),
    ...(places.length > 0 || context.roadmap === null
      ? places
      : [fact(`${none} of them is on your roadmap.`, first, ...rest, careerSource(context.roadmap.careerId))]),
  ]
}

/**
 * Describes three skills or more, to choose from.
 *
 * @param skills - Their ids.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function choiceOfSkills(skills: readonly string[], context: ChatContext): AdvisorSentence[] {
  return [
    ...skills.flatMap((id) => {
      const described = describeSkill(id)
      return described === null ? [] : [fact(`${described.name}: ${described.description}`, skillSource(id))]
    }),
    ...choiceSentences(skills, context),
  ]
}
