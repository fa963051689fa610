import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { AnswerField, Answers, TextField } from '#features/profiles/answers.ts'
import { fieldLabels } from '#features/profiles/field-texts.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** What the questions of a step need: the answers, how to change them, and what is wrong with each. */
export interface AnswerForm {
  readonly answers: Answers
  readonly change: (change: Partial<Answers>) => void
  readonly errorOf: (field: AnswerField) => string | undefined
}

interface QuestionProps {
  form: AnswerForm
  field: TextField
  hint?: ReactNode
  optional?: boolean
}

type TextAnswerProps = QuestionProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'min' | 'max'>

export function TextAnswer({ form, field, hint, optional = false, ...input }: TextAnswerProps) {
  const { i18n } = useLingui()
  return (
    <Field
      id={field}
      label={i18n._(fieldLabels[field])}
      hint={hint}
      error={form.errorOf(field)}
      optional={optional}
      required={!optional}
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={field}
          value={form.answers[field]}
          onChange={(event) => form.change({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}

export function LongAnswer({ form, field, hint, rows = 3 }: QuestionProps & { rows?: number }) {
  const { i18n } = useLingui()
  return (
    <Field id={field} label={i18n._(fieldLabels[field])} hint={hint} error={form.errorOf(field)} optional>
      {(control) => (
        <TextArea
          {...control}
          name={field}
          rows={rows}
          value={form.answers[field]}
          onChange={(event) => form.change({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}

export function ChoiceAnswer({ form, field, hint, options }: QuestionProps & { options: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <Field id={field} label={i18n._(fieldLabels[field])} hint={hint} error={form.errorOf(field)} required>
      {(control) => (
        <Select
          {...control}
          name={field}
          value={form.answers[field]}
          onChange={(event) => form.change({ [field]: event.target.value })}
        >
          <option value="">
            <Trans>Choose one</Trans>
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
