import { careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import type { AdvisorSentence } from '#advisor.ts'
import { closestOfCareer } from '#chat/closest-sentence.ts'
import { readQuestion } from '#chat/question.ts'
import { careerSource, fact, helpSource } from '#chat/sources.ts'

const maxCareers = 3

/**
 * Answers which career has something that we don't compare careers by, with what their descriptions say of it.
 *
 * @param asked - The question.
 * @returns Sentences with sources.
 */
export function traitSentences(asked: string): AdvisorSentence[] {
  const question = readQuestion(asked)
  const found = careerIds.flatMap((id) => {
    const text = closestOfCareer(id, question)
    return text === null ? [] : [fact(`${careerTitleOf(id)}: ${text}`, careerSource(id))]
  })
  return [
    fact(
      found.length === 0
        ? 'We don’t know how the careers differ in that. It often depends on the employer and the team.'
        : 'We have no figures that compare the careers by that. This is what their pages say near it.',
      helpSource('recommendation#comparing'),
    ),
    ...found.slice(0, maxCareers),
    fact(
      'The page of each career shows a usual day and who it suits. You can see two or three side by side on the recommendation page.',
      helpSource('recommendation#comparing'),
    ),
  ]
}
