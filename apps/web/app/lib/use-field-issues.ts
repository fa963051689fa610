import { useState } from 'react'

/**
 * What is wrong with a form, by field. In: the id of a field's control. Out: the mistakes, and what shows them: the first one
 * gets the focus.
 */
export function useFieldIssues<FieldName extends string>(idOf: (fieldName: FieldName) => string) {
  const [fieldIssues, setFieldIssues] = useState<ReadonlyMap<FieldName, string>>(new Map())
  const show = (next: ReadonlyMap<FieldName, string>) => {
    setFieldIssues(next)
    const [first] = next.keys()
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }
  return [fieldIssues, show] as const
}
