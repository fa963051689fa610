import { useLingui } from '@lingui/react/macro'
import type { BulkOutcome, Course, CourseChange } from '@milepost/contract/courses/schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkChangeMutation } from '#features/courses/management/api.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { notifyFailure } from '#ui/toast.tsx'

/** What a change sets, without the course it is for. */
export type CourseSetting = Omit<CourseChange, 'id' | 'version'>

type BulkWhat = 'deleted' | 'archived' | 'restored' | 'closed' | 'opened' | 'changed'

function whatOf({ archived, closed }: CourseSetting): BulkWhat {
  if (archived !== undefined) return archived ? 'archived' : 'restored'
  if (closed !== undefined) return closed ? 'closed' : 'opened'
  return 'changed'
}

export interface BulkResult {
  readonly count: number
  /** Titles of courses that someone else changed in between, and of those that are deleted. */
  readonly changed: readonly string[]
  readonly gone: readonly string[]
  /** The changes that undo it; null for what can't be undone. */
  readonly undo: readonly CourseChange[] | null
  readonly isUndone: boolean
  readonly what: BulkWhat
  readonly titles: ReadonlyMap<number, string>
}

/** A change of a course that sets this. */
export function changeOf({ id, management }: Course, setting: CourseSetting): CourseChange {
  return { id, version: management?.version ?? 1, ...setting }
}

/** The setting that a course has now, of what another one sets. */
function settingOf(course: Course, setting: CourseSetting): CourseSetting {
  const now: Required<CourseSetting> = {
    price: course.price,
    duration: course.duration,
    startsOn: course.startsOn,
    places: course.places ?? null,
    closed: course.closed === true,
    archived: course.management?.archived === true,
  }
  return Object.fromEntries(Object.keys(setting).map((name) => [name, now[name as keyof CourseSetting]]))
}

function titlesOf(refused: BulkOutcome['refused'], titles: BulkResult['titles']): Pick<BulkResult, 'changed' | 'gone'> {
  const named = (isGone: boolean) =>
    refused.filter(({ code }) => (code === 'not_found') === isGone).map(({ id }) => titles.get(id) ?? '')
  return { changed: named(false), gone: named(true) }
}

/** The result of a bulk request, with what undoes it. */
function resultOf(
  { done, refused }: BulkOutcome,
  courses: readonly Course[],
  changes: readonly CourseChange[],
): BulkResult {
  const byId = new Map(courses.map((course) => [course.id, course]))
  const undo = changes.flatMap((change) => {
    const { id, version: _, ...setting } = change
    const course = byId.get(Number(id))
    const changed = done.find((each) => each.id === Number(id))
    return course === undefined || changed === undefined
      ? []
      : [{ id, version: changed.version, ...settingOf(course, setting) }]
  })
  const titles = new Map(courses.map(({ id, title }) => [id, title]))
  return {
    titles,
    count: done.length,
    ...titlesOf(refused, titles),
    undo: undo.length > 0 ? undo : null,
    isUndone: false,
    what: whatOf(changes[0] ?? {}),
  }
}

/** Changes courses together, and undoes the last change. */
export function useBulk(institutionId: number) {
  const { t } = useLingui()
  const [result, setResult] = useState<BulkResult | null>(null)
  const { mutateAsync } = useMutation(bulkChangeMutation(institutionId))
  const { busy, send } = useSubmit((error) => notifyFailure(error, t`We couldn’t save the changes. Please try again.`))
  return {
    result,
    busy,
    close: () => setResult(null),
    change: (courses: readonly Course[], settingFor: (course: Course) => CourseSetting) =>
      send(async () => {
        const changes = courses.map((course) => changeOf(course, settingFor(course)))
        setResult(resultOf(await mutateAsync(changes), courses, changes))
      }),
    /** Deleted courses are archived for a minute, so archiving them as they were undoes it. */
    showDeletion: (outcome: BulkOutcome, courses: readonly Course[]) =>
      setResult({
        ...resultOf(
          outcome,
          courses,
          courses.map((course) => changeOf(course, { archived: true })),
        ),
        what: 'deleted',
      }),
    undo: () =>
      send(async () => {
        if (!result?.undo) return
        const { done, refused } = await mutateAsync(result.undo)
        setResult({
          ...result,
          count: done.length,
          ...titlesOf(refused, result.titles),
          undo: null,
          isUndone: true,
        })
      }),
  }
}

export type Bulk = ReturnType<typeof useBulk>
