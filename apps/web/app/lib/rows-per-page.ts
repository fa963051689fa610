import { useState } from 'react'
import { currentSession } from '#lib/session.ts'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** A list by a name that no other list has, and how many rows a page has unless the reader chose another number. */
export type ListRows = readonly [list: string, usual: number]

export const rowChoices = [5, 10, 20, 50, 100] as const

function isChoices(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((rows) => Number.isInteger(rows))
}

/** What the reader chose for each list, in this browser. */
const openStore = () =>
  createStore(storedItems.rowsPerPage, (value) => (isChoices(value) ? value : null), currentSession().user?.id ?? '')

/** @returns How many rows a page of the list has for this reader. */
export function rowsPerPage([list, usual]: ListRows): number {
  const chosen = openStore().read()?.[list]
  return rowChoices.find((each) => each === chosen) ?? usual
}

/** How many rows a page of a list has, and the way to another number, which this browser remembers. */
export function useRowsPerPage(list: ListRows) {
  const [perPage, show] = useState(() => rowsPerPage(list))
  const setPerPage = (next: number) => {
    const store = openStore()
    store.write({ ...store.read(), [list[0]]: next })
    show(next)
  }
  return { perPage, setPerPage }
}
