import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { Recommendation } from '@milepost/contract/recommendations/schema'
import { adviceTexts } from '@milepost/contract/recommendations/texts'
import type { AdvisorSentence } from '#advisor.ts'
import { formatList } from '#chat/formats.ts'
import { careerSource, fact, helpSource } from '#chat/sources.ts'
import { describeOtherWork } from '#knowledge/describe-people.ts'

/**
 * Says what the advisor concludes about a learner.
 *
 * @param recommendation - What was recommended.
 * @param withFit - How well its career fits, to be said where one is clear.
 * @returns Sentences with sources, none where there are no careers.
 */
export function conclusionSentences(
  { verdict, ranking, toTry, elsewhere }: Recommendation,
  withFit = '',
): AdvisorSentence[] {
  const [best] = ranking
  if (best === undefined) return []
  const page = helpSource('recommendation#ranking')
  const text = adviceTexts.answer[verdict]
    .replace('{careers}', formatList(toTry.map(careerTitleOf)))
    .replace('{career}', best.career)
    .replace('{fit}', withFit)
  const group = describeOtherWork(elsewhere, { interestAnswers: null })?.group
  return [
    fact(text, page, ...(verdict === 'close' ? toTry : [best.careerId]).map(careerSource)),
    ...(group === null || group === undefined
      ? []
      : [
          fact(`What you wrote is work in “${group.name}”: ${formatList(group.examples)}.`, page),
          fact(`In Sri Lanka: ${group.ask.lk}`, page),
          fact(`In India: ${group.ask.in}`, page),
        ]),
  ]
}
