import { questionKinds } from '@milepost/knowledge/schema'
import { featuresOf } from '#chat/kinds.ts'
import { readQuestion } from '#chat/question.ts'
import { handbook, questions, terms } from '#knowledge/knowledge.ts'
import { likelihoodsOf, type SoftmaxModel, trainSoftmax } from '#text/softmax.ts'
import { trainedModel } from '#text/trained-model.ts'

/*
 * Decides whether a question is one for the handbook. It learns the form of questions from those that the handbook's answers list,
 * against the example questions of everything else.
 */

const training = { rounds: 7, rate: 2, decay: 0.0002, minTexts: 2 }
const [forHandbook, forTools, outside] = [0, 1, 2] as const
/** There are fewer examples for tools, so each is shown twice. */
const timesShown = { [forTools]: 2, [outside]: 1 } as const

function train(): SoftmaxModel {
  const asked = handbook.flatMap(({ guides }) =>
    guides.flatMap(({ answers }) => answers.flatMap((answer) => [answer.question, ...answer.asked])),
  )
  const others = questionKinds.flatMap((kind) => {
    const label = kind.startsWith('outside:') ? outside : forTools
    return questions[kind].flatMap((text) => Array.from({ length: timesShown[label] }, () => ({ text, label })))
  })
  const concepts = terms.map(({ words: [word] }) => ({ text: `what is ${word}`, label: forTools }))
  const texts = [...asked.map((text) => ({ text, label: forHandbook })), ...others, ...concepts]
  return trainSoftmax(
    texts.map(({ text, label }) => ({ features: featuresOf(readQuestion(text)), label })),
    { ...training, labels: 3 },
  )
}

const isModel = (value: unknown): value is SoftmaxModel =>
  typeof value === 'object' && value !== null && 'weights' in value && 'labels' in value

export const routeModel = trainedModel('route', isModel, train)

/**
 * Tells how likely a question is one for the handbook.
 *
 * @param asked - The question as it was typed.
 * @returns The likelihood, 0 to 1.
 */
export function likelihoodOfHandbook(asked: string): number {
  return likelihoodsOf(routeModel.get(), featuresOf(readQuestion(asked)))[forHandbook] ?? 0
}
