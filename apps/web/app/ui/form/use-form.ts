import { zodResolver } from '@hookform/resolvers/zod'
import { brokenRuleOf } from '@milepost/contract/rules'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError, messageOf } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { type FormDraft, readDraft } from '#ui/form/draft.ts'
import { type FormTexts, useIssueText } from '#ui/form/issue-text.ts'
import { type FormSchema, fieldRulesOf, mayBeLeftOut } from '#ui/form/schema-rules.ts'

type FieldName<Schema extends FormSchema> = keyof z.input<Schema> & string

/** What the fields hold while they are filled in: what the schema takes, or '' for nothing yet. */
export type FormValues<Schema extends FormSchema> = { [name in FieldName<Schema>]: z.input<Schema>[name] | '' }

export interface FormOptions<Schema extends FormSchema> extends FormTexts<FieldName<Schema>> {
  readonly defaultValues: FormValues<Schema>
  /** Keeps what is typed in this tab until it is sent, through a reload and an expired session. */
  readonly draft?: FormDraft | undefined
  /** Whether fields are checked while they are filled in, not only after the first try to send them. */
  readonly isCheckedAtOnce?: boolean
  /** The focus goes to the first wrong field, unless the form moves it elsewhere itself. */
  readonly movesFocus?: boolean
  /** The browser itself points out what is missing or malformed. */
  readonly isNative?: boolean
  /** Sends what the schema makes of the fields. Once, however often the button is pressed. */
  readonly onSubmit: (values: z.output<Schema>) => Promise<unknown>
  /** What is said where the server says nothing better; or what to say of a failure, null for nothing. */
  readonly failure: string | ((error: unknown, isAtField: boolean) => string | null)
  /** What is said apart from the fields where the schema refuses them; null for nothing. */
  readonly invalid?: (values: FormValues<Schema>) => string | null
  /** The server refused it, perhaps because something has changed since. */
  readonly onRefused?: (error: unknown) => void
}

/** What `useForm` gives to a form. */
export type Form<Schema extends FormSchema> = ReturnType<typeof useForm<Schema>>

/** What `onSubmit` answers so that the draft is kept: nothing was sent, or it can be undone. */
export const draftKept = Symbol('draft kept')

/** An error that belongs to a field, for `onSubmit` to throw. */
export function issueAt(field: string, message: string): ApiError {
  const issues = [{ field, rule: 'not_valid', message, params: {} }]
  return new ApiError({ status: 400, code: 'invalid', message, issues })
}

/**
 * A form with a schema of the contract. What the schema or the server finds wrong is shown at its field, and the focus
 * goes to the first one. Nothing that was typed is lost until it is sent.
 */
export function useForm<Schema extends FormSchema>(schema: Schema, options: FormOptions<Schema>) {
  const { isNative = false, isCheckedAtOnce = false, movesFocus = true, onRefused } = options
  const textOf = useIssueText(options)
  const { draft, beginning, empty } = useDraft(options)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useHookForm<FieldValues, unknown, z.output<Schema>>({
    // Blank fields hold what was typed before the application had started.
    defaultValues: isNative ? withoutBlanks(beginning) : beginning,
    shouldFocusError: false,
    mode: isCheckedAtOnce ? 'onChange' : 'onSubmit',
    resolver: resolverOf(schema, textOf),
  }) as unknown as HookForm<Schema>
  const { element, wantsFocus } = useFocusOnIssue(movesFocus)
  useDraftWriting(form, draft, empty)

  const refuse = (error: unknown) => {
    const issues = issuesAtFields(schema, error)
    for (const issue of issues) form.setError(issue.field as never, { type: issue.rule, message: textOf(issue) })
    const isAtField = issues.length > 0
    wantsFocus.current = isAtField
    setFailure(failureText(options.failure, error, isAtField))
    if (!isAtField) onRefused?.(error)
  }
  const { busy, send } = useSubmit(refuse)
  const check = form.handleSubmit(
    (values) =>
      send(async () => {
        const outcome = await options.onSubmit(values)
        if (outcome !== draftKept) draft?.remove()
      }),
    () => {
      wantsFocus.current = true
      setFailure(options.invalid?.(form.getValues()) ?? null)
    },
  )
  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    wantsFocus.current = false
    setFailure(null)
    // What is sent without a press is what the form was given: its fields on screen may not have taken it yet.
    if (isNative && event !== undefined && element.current !== null) readFilledIn(schema, form, element.current)
    await check(event)
  }

  return {
    ...form,
    busy,
    /** What is wrong apart from the fields. */
    failure,
    setFailure,
    /** Whether it began with what was typed and not sent. */
    isResumed: JSON.stringify(beginning) !== empty,
    discardDraft: () => draft?.remove(),
    submit,
    /** For the form element. */
    attributes: { ref: element, method: 'post', noValidate: !isNative, onSubmit: submit },
    ...controlsOf(schema, form, { labels: options.labels, isNative }),
  }
}

type HookForm<Schema extends FormSchema> = UseFormReturn<FormValues<Schema> & FieldValues, unknown, z.output<Schema>>

/** What the form begins with: the draft that was kept, if there is one. */
function useDraft<Schema extends FormSchema>({ draft: given, defaultValues }: FormOptions<Schema>) {
  const [draft] = useState(given)
  const [beginning] = useState(() => (draft === undefined ? defaultValues : readDraft(draft, defaultValues)))
  const [empty] = useState(() => JSON.stringify(defaultValues))
  return { draft, beginning, empty }
}

/** The server's issues at fields of the form. An issue inside a field's value belongs to that field. */
function issuesAtFields(schema: FormSchema, error: unknown) {
  const issues = error instanceof ApiError ? error.issues : []
  return issues.flatMap((issue) => {
    const [name = ''] = issue.field.split('.')
    return name in schema.shape ? [{ ...issue, field: name }] : []
  })
}

function failureText(failure: FormOptions<FormSchema>['failure'], error: unknown, isAtField: boolean): string | null {
  if (typeof failure === 'function') return failure(error, isAtField)
  if (isAtField) return null
  return messageOf(error, failure)
}

/** Checks the fields by the schema and puts what it refuses into words. */
function resolverOf<Schema extends FormSchema>(
  schema: Schema,
  textOf: ReturnType<typeof useIssueText>,
): Resolver<FieldValues, unknown, z.output<Schema>> {
  return (values, context, options) => {
    const error = (issue: z.core.$ZodRawIssue) => {
      const field = String(issue.path?.[0] ?? '')
      // A number that is read from a text is blank where the text is, though its issue says NaN.
      const isLeftOut = isBlank(issue.input) || (issue.path?.length === 1 && isBlank(values[field]))
      const { rule, params = {} } = isLeftOut ? { rule: 'required' } : brokenRuleOf(issue)
      return textOf({ field, rule, params, input: issue.input })
    }
    const check = zodResolver(schema as never, { error } as never)
    return check(withoutOptionalBlanks(schema, values) as never, context, options as never) as never
  }
}

/** Moves the focus to the first wrong field once that is marked. */
function useFocusOnIssue(movesFocus: boolean) {
  const element = useRef<HTMLFormElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!wantsFocus.current || !movesFocus) return
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (first == null) return
    wantsFocus.current = false
    first.focus()
  })
  return { element, wantsFocus }
}

/** Keeps what is typed, unless that is nothing. */
function useDraftWriting<Schema extends FormSchema>(
  { subscribe }: HookForm<Schema>,
  draft: FormDraft | undefined,
  empty: string,
): void {
  useEffect(() => {
    if (draft === undefined) return
    const callback = ({ values }: { values: object }) =>
      JSON.stringify(values) === empty ? draft.remove() : draft.write(values)
    return subscribe({ formState: { values: true }, callback })
  }, [draft, empty, subscribe])
}

/** A password manager may have filled in fields without a sign of it. */
function readFilledIn<Schema extends FormSchema>(
  schema: Schema,
  form: HookForm<Schema>,
  filled: HTMLFormElement,
): void {
  for (const [name, value] of new FormData(filled))
    if (name in schema.shape && typeof value === 'string' && String(form.getValues(name as never)) !== value)
      form.setValue(name as never, value as never)
}

interface ControlOptions<Schema extends FormSchema> {
  readonly labels: FormOptions<Schema>['labels']
  readonly isNative: boolean
}

/** What is spread onto the fields and controls of a form. */
function controlsOf<Schema extends FormSchema>(
  schema: Schema,
  form: HookForm<Schema>,
  { labels, isNative }: ControlOptions<Schema>,
) {
  type Name = FieldName<Schema>
  const { errors, isSubmitted } = form.formState
  return {
    /** For the `Field` around a control. */
    field: (name: Name) => {
      const { isRequired } = fieldRulesOf(schema.shape[name] as z.core.$ZodType)
      return { label: labels[name], error: errorOf(errors, name), required: isRequired && !isNative }
    },
    /** For a control that holds text. */
    input: (name: Name, rules?: RegisterOptions) => {
      const { isRequired, maxLength } = fieldRulesOf(schema.shape[name] as z.core.$ZodType)
      return {
        ...form.register(name as never, rules as never),
        ...(maxLength !== undefined && { maxLength }),
        ...(isNative && isRequired && { required: true }),
      }
    },
    /** For a control that holds anything else. */
    bind: <N extends Name>(name: N) => ({
      value: form.watch(name as never) as FormValues<Schema>[N],
      onChange: (value: FormValues<Schema>[N]) =>
        form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: isSubmitted }),
    }),
  }
}

function errorOf(errors: object, name: string): string | undefined {
  return Object(new Map(Object.entries(errors)).get(name)).message
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function withoutBlanks(values: object): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** An optional field that is blank is left out, unless its schema takes a blank. */
function withoutOptionalBlanks(schema: FormSchema, values: object): object {
  const isSent = ([name, value]: [string, unknown]) => {
    const field = schema.shape[name]
    return !(typeof value === 'string' && isBlank(value) && field !== undefined && mayBeLeftOut(field))
  }
  return Object.fromEntries(Object.entries(values).filter(isSent))
}
