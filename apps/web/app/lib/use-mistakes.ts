import { useState } from 'react'

/**
 * What is wrong with a form, by field. In: the id of a field's control. Out: the mistakes, and what shows them: the first one
 * gets the focus.
 */
export function useMistakes<Place extends string>(idOf: (place: Place) => string) {
  const [mistakes, setMistakes] = useState<ReadonlyMap<Place, string>>(new Map())
  const show = (next: ReadonlyMap<Place, string>) => {
    setMistakes(next)
    const [first] = next.keys()
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }
  return [mistakes, show] as const
}
