import { useState } from 'react'
import { currentSession } from '#lib/session.ts'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

export type CourseView = 'cards' | 'table'

const openStore = () =>
  createStore(
    storedItems.courseView,
    (value) => (value === 'cards' || value === 'table' ? value : null),
    currentSession().user?.id ?? '',
  )

/** How the courses are shown: as the address says, else as this browser remembers, else as cards. */
export function courseViewOf(asked: string | null): CourseView {
  return asked === 'table' ? 'table' : (openStore().read() ?? 'cards')
}

/** The same, and the way to another view, which this browser remembers. */
export function useCourseView(asked: string) {
  const [view, show] = useState(() => courseViewOf(asked))
  const setView = (next: CourseView) => {
    openStore().write(next)
    show(next)
  }
  return { view, setView }
}
