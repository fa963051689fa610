import { useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useCourseLabels } from '#features/courses/course-form.tsx'
import { type CourseFields, fieldsOf } from '#features/courses/management/course-fields.ts'
import { type MergedFields, mergeFields } from '#features/courses/management/merge-fields.ts'
import { formatList } from '#lib/format.ts'
import { draftKept, type Form } from '#ui/form/use-form.ts'
import { notify } from '#ui/toast.tsx'

/** What both changed, to be decided. */
export interface EditConflict {
  readonly theirs: CourseFields
  readonly merged: MergedFields
}

interface Edit {
  /** The course as the form began with it. */
  readonly initial: CourseFields
  /** Whether the user has chosen skills, level and language, and not we. */
  readonly isConfirmed: boolean
  readonly save: (fields: z.output<typeof CourseFields>) => Promise<Course>
  readonly onSaved: (course: Course) => void
}

const suggestedNames: ReadonlySet<keyof CourseFields> = new Set(['skills', 'level', 'language'])

/** What becomes of an edit if someone else has saved the course since it began. */
export function useConcurrentEdits(form: Form<typeof CourseFields>, { initial, isConfirmed, save, onSaved }: Edit) {
  const { t } = useLingui()
  const labels = useCourseLabels()
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const [takesTheirs, setTakesTheirs] = useState(false)
  /** The course as the form began with it. A draft may have begun with an older one. */
  const base = useRef(initial)
  const fill = (fields: CourseFields) => {
    for (const name of Object.keys(fields) as (keyof CourseFields)[]) form.setValue(name, fields[name])
  }
  /** Saves what only one person changed, and asks about what both did. */
  const merge = async (now: Course) => {
    const theirs = fieldsOf(now)
    const mine = form.getValues()
    const isBaseKnown = String(mine.version) === String(base.current.version)
    const isUntouched = (name: keyof CourseFields) => suggestedNames.has(name) && !isConfirmed
    const merged = mergeFields(isBaseKnown ? base.current : null, theirs, mine, isUntouched)
    if (merged.conflicts.length > 0) {
      setConflict({ theirs, merged })
      return draftKept
    }
    base.current = theirs
    fill(merged.fields)
    let saved: Course | null = null
    await form.handleSubmit(async (fields) => {
      saved = await save(fields)
    })()
    if (saved === null) {
      form.setFailure(t`Someone else changed this course. Check it and save it again.`)
      return draftKept
    }
    if (merged.taken.length > 0) {
      const names = formatList(merged.taken.flatMap((name) => (name === 'version' ? [] : [labels[name]])))
      notify({ text: t`Someone else’s changes are kept too: ${names}.`, tone: 'note' })
    }
    if (now.management?.archived) {
      notify({ text: t`Someone else archived or deleted this course. You’ll find it under “Archived”.`, tone: 'note' })
    }
    return onSaved(saved)
  }
  return {
    conflict,
    takesTheirs,
    merge,
    overwrite: ({ theirs, merged }: EditConflict) => {
      base.current = theirs
      fill(merged.fields)
      void form.submit()
    },
    /** Takes their version of what both changed, and keeps what only this person changed. */
    takeTheirs: ({ theirs, merged }: EditConflict) => {
      base.current = theirs
      fill({ ...merged.fields, ...Object.fromEntries(merged.conflicts.map((name) => [name, theirs[name]])) })
      form.setFailure(null)
      setConflict(null)
      setTakesTheirs(true)
      requestAnimationFrame(() => form.setFocus('title'))
    },
  }
}
