import { useLingui } from '@lingui/react/macro'
import { hasAge } from '@milepost/contract/profiles/limits'
import { ProfileAnswers } from '@milepost/contract/profiles/schema'
import { useState } from 'react'
import * as z from 'zod/mini'
import {
  type AnswerField,
  type Answers,
  answerFields,
  stepFields,
  stepOf,
  steps,
  type WizardStepNumber,
} from '#features/profiles/answers.ts'
import { fieldLabels, useAnswerText } from '#features/profiles/field-texts.ts'
import { ApiError } from '#lib/api-error.ts'
import { serverNow } from '#lib/server-clock.ts'
import { useMinimumAge } from '#lib/services.ts'
import type { FieldIssue } from '#ui/error-summary.tsx'
import { type FormValues, useForm } from '#ui/form/use-form.ts'

interface AnswersOptions {
  send: (answers: ProfileAnswers) => Promise<unknown>
  /** The first answer that the server refuses. */
  onRefused: (field: AnswerField) => void
}

/**
 * The answers and their issues. A step's issues show once the user has tried to leave it, then change with each answer.
 * A text that is too long shows at once. A server's issue shows until the answer is changed.
 */
export function useAnswers(opening: Answers, { send, onRefused }: AnswersOptions) {
  const { i18n } = useLingui()
  const textOf = useAnswerText()
  const [tried, setTried] = useState<readonly WizardStepNumber[]>([])
  const form = useForm(answersFrom(useMinimumAge()), {
    labels: Object.fromEntries(answerFields.map((field) => [field, i18n._(fieldLabels[field])])),
    texts: Object.fromEntries(answerFields.map((field) => [field, textOf])),
    defaultValues: { ...opening, age: undefined } as FormValues<typeof ProfileAnswers>,
    isCheckedAtOnce: true,
    movesFocus: false,
    onSubmit: async (answers) => {
      try {
        await send(answers)
      } catch (error) {
        const issues = error instanceof ApiError ? error.issues : []
        const refused = answerFields.find((field) => issues.some((issue) => issue.field.split('.')[0] === field))
        setTried(steps)
        if (refused !== undefined) onRefused(refused)
        throw error
      }
    },
    failure: () => null,
  })
  const { errors } = form.formState
  const messageOf = (field: AnswerField) => errors[field]?.message as string | undefined
  const isTried = (field: AnswerField) => tried.includes(stepOf(field))
  return {
    form,
    send: form.submit,
    answers: form.watch() as unknown as Answers,
    errorOf: (field: AnswerField) =>
      isTried(field) || errors[field]?.type === 'too_big' ? messageOf(field) : undefined,
    /** The step's issues for the summary above it, empty until the user has tried to leave it. */
    summaryOf: (step: WizardStepNumber): FieldIssue[] =>
      stepFields[step].flatMap((field) => {
        const message = isTried(field) ? messageOf(field) : undefined
        return message === undefined ? [] : [{ id: field, message }]
      }),
    /** @returns Whether the user may leave the step. Otherwise its issues show, just after `onIssues`. */
    tryStep: async (step: WizardStepNumber, onIssues: () => void): Promise<boolean> => {
      const isValid = await form.trigger([...stepFields[step]])
      if (!isValid) onIssues()
      setTried((before) => [...before.filter((known) => known !== step), step])
      return isValid
    },
  }
}

/** What depends on this server and on today, so the contract doesn't have it. Said with the first answers, before all others. */
function answersFrom(minimumAge: number) {
  return ProfileAnswers.check(
    z.refine(({ finishBy }) => finishBy == null || finishBy > serverNow().toISOString().slice(0, 10), {
      path: ['finishBy'],
      params: { rule: 'day_ahead' },
      when: () => true,
    }),
    z.refine(({ dob }) => typeof dob !== 'string' || hasAge(dob, minimumAge, serverNow()), {
      path: ['dob'],
      params: { rule: 'too_young' },
      when: () => true,
    }),
  )
}
