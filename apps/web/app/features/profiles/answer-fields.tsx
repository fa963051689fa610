import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { TextField } from '#features/profiles/answers.ts'
import type { useAnswers } from '#features/profiles/use-answers.ts'
import { textOfChoice } from '#lib/choice-texts.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** What the questions of a step need. */
export type AnswerForm = Pick<ReturnType<typeof useAnswers>, 'form' | 'answers' | 'errorOf'>

interface QuestionProps {
  form: AnswerForm
  field: TextField
  hint?: ReactNode
  optional?: boolean
}

type TextAnswerProps = QuestionProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'min' | 'max'>

export function TextAnswer({ form, field, hint, optional = false, ...input }: TextAnswerProps) {
  return (
    <Field
      id={field}
      label={form.form.field(field).label}
      hint={hint}
      error={form.errorOf(field)}
      optional={optional}
      required={!optional}
    >
      {(control) => <TextInput {...control} {...input} {...form.form.register(field)} />}
    </Field>
  )
}

export function LongAnswer({ form, field, hint, rows = 3 }: QuestionProps & { rows?: number }) {
  return (
    <Field id={field} label={form.form.field(field).label} hint={hint} error={form.errorOf(field)} optional>
      {(control) => <TextArea {...control} rows={rows} {...form.form.register(field)} />}
    </Field>
  )
}

type ChoiceAnswerProps = QuestionProps & { options: readonly string[]; textOf?: (option: string) => string }

export function ChoiceAnswer({
  form,
  field,
  hint,
  options,
  optional = false,
  textOf = textOfChoice,
}: ChoiceAnswerProps) {
  const { t } = useLingui()
  return (
    <Field
      id={field}
      label={form.form.field(field).label}
      hint={hint}
      error={form.errorOf(field)}
      optional={optional}
      required={!optional}
    >
      {(control) => (
        <Select {...control} {...form.form.register(field)}>
          <option value="">{t`Choose one`}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {textOf(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
