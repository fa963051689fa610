import { useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { formDraft } from '#lib/form-draft.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'

interface AnswerFormOptions<FormFields extends Record<string, string>> {
  /** What is answered, by kind and id: under this name the words are kept until they are sent. */
  form: string
  userId: string
  beginning: FormFields
  idOf: (field: keyof FormFields & string) => string
  /** What is said where the server says nothing better. */
  failure: string
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
}

/** A form that answers a request. Its text survives a failure, a reload and an expired session, and is sent once. */
export function useAnswerForm<FormFields extends Record<string, string>>(options: AnswerFormOptions<FormFields>) {
  const { form, userId, beginning, failure, onRefused } = options
  const [draft] = useState(() => formDraft(form, userId, beginning))
  const [fields, setFields] = useState(() => draft.read())
  const [fieldIssues, show] = useFieldIssues<keyof FormFields & string>(options.idOf)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { busy, send } = useSubmit((error) => {
    const issues = error instanceof ApiError ? error.issues : []
    const known = issues.filter(({ field }) => Object.hasOwn(beginning, field))
    if (known.length > 0) return show(new Map(known.map(({ field, message }) => [field, message])))
    setRefusal((error instanceof ApiError && error.message) || failure)
    onRefused()
  })
  const change = (part: Partial<FormFields>) => {
    const next = { ...fields, ...part }
    setFields(next)
    draft.write(next)
  }
  /** Shows the issues found so far, else sends. The draft is deleted once that has succeeded. */
  const submit = async (newIssues: ReadonlyMap<keyof FormFields & string, string>, act: () => Promise<unknown>) => {
    setRefusal(null)
    show(newIssues)
    if (newIssues.size > 0) return
    await send(async () => {
      await act()
      draft.clear()
    })
  }
  return { fields, change, fieldIssues, refusal, busy, submit }
}
