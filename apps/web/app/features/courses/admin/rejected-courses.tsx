import { Trans, useLingui } from '@lingui/react/macro'
import { undoSeconds } from '@milepost/contract/constants/queue'
import type { Course } from '@milepost/contract/courses'
import { useEffect, useRef, useState } from 'react'
import { undoMutation } from '#features/courses/admin/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'

interface Rejected {
  readonly course: Course
  readonly canUndo: boolean
  readonly failure: string | null
}

/** The courses that were rejected here, which a filter may hide now. A rejection can be undone for a minute. */
export function useRejected() {
  const { t } = useLingui()
  const [rejected, setRejected] = useState<readonly Rejected[]>([])
  const timers = useRef(new Set<number>())
  useEffect(() => {
    const { current } = timers
    return () => {
      for (const timer of current) window.clearTimeout(timer)
    }
  }, [])
  const change = (id: number, changes: Partial<Rejected>) =>
    setRejected((before) => before.map((each) => (each.course.id === id ? { ...each, ...changes } : each)))
  const remove = (id: number) => setRejected((before) => before.filter(({ course }) => course.id !== id))
  const { run, subject } = useWrite(undoMutation, {
    onDone: (_, { id }) => remove(id),
    onFailure: (error, { id }) =>
      change(id, { canUndo: false, failure: messageOf(error, t`We couldn’t undo that. Please try again.`) }),
  })
  const add = (course: Course) => {
    remove(course.id)
    setRejected((before) => [...before, { course, canUndo: true, failure: null }])
    const timer = window.setTimeout(() => change(course.id, { canUndo: false }), undoSeconds * 1000)
    timers.current.add(timer)
  }
  return { rejected, add, undo: (course: Course) => void run(course), undoing: subject?.id ?? null }
}

/** What was rejected here, each with its Undo. */
export function RejectedCourses({ rejected, undo, undoing }: ReturnType<typeof useRejected>) {
  return (
    <ul aria-live="polite" className="grid gap-1 empty:hidden">
      {rejected.map(({ course, canUndo, failure }) => (
        <li
          key={course.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-medium bg-sunken px-4 py-2 text-small wrap-anywhere"
        >
          <span>
            <Trans>“{course.title}” is rejected.</Trans> {failure}
          </span>
          {canUndo && (
            <Button
              size="small"
              variant="link"
              busy={undoing === course.id}
              busyText={<Trans>Undoing...</Trans>}
              onClick={() => undo(course)}
            >
              <Trans>Undo</Trans>
              <span className="sr-only"> “{course.title}”</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
