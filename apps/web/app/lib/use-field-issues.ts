import { useState } from 'react'

/** The issues of a form by field, and a function that shows them and focuses the first field. */
export function useFieldIssues<FieldName extends string>(idOf: (fieldName: FieldName) => string) {
  const [fieldIssues, setFieldIssues] = useState<ReadonlyMap<FieldName, string>>(new Map())
  const show = (next: ReadonlyMap<FieldName, string>) => {
    setFieldIssues(next)
    const [first] = next.keys()
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }
  return [fieldIssues, show] as const
}
