import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { careerSentences, gapOf } from '#chat/answers/careers.ts'
import { formatHours, formatList } from '#chat/formats.ts'
import { careerSource, fact, helpSource } from '#chat/sources.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { backgrounds } from '#knowledge/knowledge.ts'

/**
 * Answers someone who says what they did before: where it helps, or what it is worth for the career they name.
 *
 * @param id - The background.
 * @param career - The career they ask about, or null.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function backgroundSentences(id: string, career: CareerId | null, context: ChatContext): AdvisorSentence[] {
  const found = backgrounds.find((one) => one.id === id)
  if (found === undefined) return []
  const source = helpSource('tech-work#background')
  const open = fact('You can start from any field, after any stream at school, and at any age.', source)
  if (career !== null) {
    const reason = found.careers[career]
    return [
      open,
      ...(reason === undefined
        ? []
        : [fact(`From ${found.name} to ${careerTitleOf(career)}: ${reason}`, careerSource(career), source)]),
      ...careerSentences(career, 'education', context).slice(0, 1),
      ...careerSentences(career, 'maths', context).slice(0, 1),
      ...careerSentences(career, 'hours', context).slice(0, 1),
      ...gapOf(career, context),
    ]
  }
  // In the order of the file, the nearest first.
  const careers = Object.entries(found.careers).flatMap(([key, reason]) => {
    const named = careerIds.find((one) => one === key)
    return named === undefined ? [] : [{ id: named, reason }]
  })
  const [first, ...rest] = careers.map((one) => careerSource(one.id))
  if (first === undefined) return [open]
  return [
    open,
    fact(
      `From ${found.name}, look at ${formatList(careers.map((one) => careerTitleOf(one.id)))} (our own judgement).`,
      first,
      ...rest,
    ),
    ...careers.map((one) =>
      fact(
        `${careerTitleOf(one.id)}: ${one.reason} A beginner needs about ${formatHours(describeCareer(one.id).beginnerHours)}.`,
        careerSource(one.id),
      ),
    ),
    fact('Write what you have done under experience in your answers, and the recommendation uses it.', source),
    fact('Not sure yet? The interest check takes about 5 minutes.', helpSource('profile#questions')),
  ]
}
