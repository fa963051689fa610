import { useState } from 'react'
import {
  type AnswerField,
  type Answers,
  answerFields,
  stepFields,
  type WizardStepNumber,
} from '#features/profiles/answers.ts'
import { useIssueText } from '#features/profiles/field-texts.ts'
import { invalidFields, validateAnswer } from '#features/profiles/validate-answers.ts'
import type { FieldIssue } from '#ui/error-summary.tsx'

type Refusals = Readonly<Partial<Record<AnswerField, string>>>

/**
 * The answers and their issues. A step's issues show once the user has tried to leave it, then change with each answer.
 * A text that is too long shows at once. A server's issue shows until the answer is changed.
 */
export function useAnswers(opening: Answers) {
  const issueText = useIssueText()
  const [answers, setAnswers] = useState(opening)
  const [tried, setTried] = useState<readonly WizardStepNumber[]>([])
  const [refusals, setRefusals] = useState<Refusals>({})

  const textOf = (field: AnswerField) => {
    const issue = validateAnswer(field, answers[field])
    return issue === null ? refusals[field] : issueText(field, issue)
  }
  const isTried = (field: AnswerField) =>
    tried.some((step) => stepFields[step].some((candidate) => candidate === field))

  return {
    answers,
    change: (change: Partial<Answers>) => {
      setAnswers((before) => ({ ...before, ...change }))
      setRefusals((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
    },
    errorOf: (field: AnswerField) =>
      isTried(field) || validateAnswer(field, answers[field])?.rule === 'too_long' ? textOf(field) : refusals[field],
    /** The step's issues for the summary above it, empty until the user has tried to leave it. */
    summaryOf: (step: WizardStepNumber): FieldIssue[] =>
      stepFields[step].flatMap((field) => {
        const message = isTried(field) ? textOf(field) : refusals[field]
        return message === undefined ? [] : [{ id: field, message }]
      }),
    /**
     * @returns Whether the user may leave the step. The server's issues do not count, because only it can check them
     * again.
     */
    tryStep: (step: WizardStepNumber): boolean => {
      setTried((before) => [...before.filter((known) => known !== step), step])
      setRefusals((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !stepFields[step].some((own) => own === field))),
      )
      return invalidFields(answers, step).length === 0
    },
    /**
     * Shows the server's issues.
     * @returns The first field with an issue, or null.
     */
    refuse: (issues: readonly { field: string; message: string }[]): AnswerField | null => {
      const refused = issues.flatMap(({ field, message }) => {
        const answer = answerFields.find((known) => known === field.split('.')[0])
        return answer === undefined ? [] : [[answer, message] as const]
      })
      setRefusals(Object.fromEntries(refused))
      return answerFields.find((field) => refused.some(([own]) => own === field)) ?? null
    },
  }
}
