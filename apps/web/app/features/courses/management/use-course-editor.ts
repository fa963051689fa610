import { useLingui } from '@lingui/react/macro'
import type { CourseDraft } from '@milepost/contract/analytics/figures'
import type { Course } from '@milepost/contract/courses'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCourseForm, useCourseLabels } from '#features/courses/course-form.tsx'
import { courseMutation, readCourse, type Suggestion } from '#features/courses/management/api.ts'
import {
  bodyOf,
  CourseFields,
  type CourseSkill,
  fieldsForSkill,
  fieldsOf,
} from '#features/courses/management/course-fields.ts'
import { type MergedFields, mergeFields } from '#features/courses/management/merge-fields.ts'
import { useSuggestion } from '#features/courses/management/use-suggestion.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatList } from '#lib/format.ts'
import { formDraft } from '#ui/form/draft.ts'
import { type Form, notSent } from '#ui/form/use-form.ts'
import { notify } from '#ui/toast.tsx'

/** What a new course is to be called and to teach. */
export interface CourseStart {
  readonly title: string
  readonly skill: CourseSkill
  /** What the knowledge base and the demand say, where they are known. */
  readonly draft?: CourseDraft | undefined
}

export interface EditorOptions {
  readonly userId: string
  readonly institutionId: number
  /** Null for a new course. */
  readonly course: Course | null
  /** The course that a new one is a copy of. */
  readonly copied?: Course | undefined
  /** What a new course begins with, where a demand led here. */
  readonly start?: CourseStart | undefined
  readonly onSaved: (course: Course) => void
}

/** What both changed, to be decided. */
export interface EditConflict {
  readonly theirs: CourseFields
  readonly merged: MergedFields
}

const suggestedNames: ReadonlySet<keyof CourseFields> = new Set(['skills', 'level', 'language'])
const words = ['title', 'description', 'duration', 'price'] as const

/** The form of an institution's course: what is suggested for it, how it is saved, and what if somebody else has saved it. */
export function useCourseEditor({ userId, institutionId, course, copied, start, onSaved }: EditorOptions) {
  const { t } = useLingui()
  const [initial] = useState(() => {
    if (copied !== undefined) return { ...fieldsOf(copied), title: t`${copied.title} (copy)`, version: '' as const }
    return start === undefined ? fieldsOf(course) : fieldsForSkill(start)
  })
  // A draft for one demand or copy must not replace the draft for another.
  const begun = copied === undefined ? start?.skill.id : `copy-${copied.id}`
  const draftName = begun === undefined ? `course-${course?.id ?? 'new'}` : `course-new-${begun}`
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  /** The course as the form began with it. A draft may have begun with an older one. */
  const base = useRef(initial)
  const labels = useCourseLabels()
  const [isDraftAccepted, setDraftAccepted] = useState(false)
  const [takesTheirs, setTakesTheirs] = useState(false)
  const failed = t`We couldn’t save the course. Please try again.`
  const { mutateAsync } = useMutation(courseMutation(institutionId, { course, demandedSkill: start?.skill.id }))
  const form = useCourseForm(CourseFields, {
    defaultValues: initial,
    draft: formDraft(draftName, userId),
    onSubmit: async (fields) => {
      if (isDraftOf(start, fields.description) && !isDraftAccepted) {
        form.setFailure(t`Rewrite the description, or confirm that it’s about your course.`)
        return notSent
      }
      try {
        return onSaved(await mutateAsync(bodyOf(fields)))
      } catch (error) {
        const isChanged = error instanceof ApiError && error.code === 'changed_meanwhile' && course !== null
        const now = isChanged ? await readCourse(course.id).catch(() => null) : null
        if (now === null) throw error
        return merge(now)
      }
    },
    failure: (error) => {
      if (error instanceof ApiError && error.code === 'not_found')
        return t`This course has been deleted. You can still copy what you typed.`
      return (error instanceof ApiError && error.message) || failed
    },
    invalid: (fields) => {
      if (words.some((name) => String(fields[name]).trim() === '')) return t`Please fill all fields before submitting.`
      const isPriceValid = CourseFields.shape.price.safeParse(fields.price).success
      return isPriceValid ? null : t`Price must be a valid positive number.`
    },
  })
  const { setValue, watch } = form
  const suggestions = useFactSuggestions(form)
  const fill = (fields: CourseFields) => {
    for (const name of Object.keys(fields) as (keyof CourseFields)[]) setValue(name, fields[name])
  }
  /** Saves what only one person changed, and asks about what both did. */
  const merge = async (now: Course) => {
    const theirs = fieldsOf(now)
    const mine = form.getValues()
    const isBaseKnown = String(mine.version) === String(base.current.version)
    const isUntouched = (name: keyof CourseFields) => suggestedNames.has(name) && !suggestions.isConfirmed
    const merged = mergeFields(isBaseKnown ? base.current : null, theirs, mine, isUntouched)
    if (merged.conflicts.length > 0) {
      setConflict({ theirs, merged })
      return notSent
    }
    base.current = theirs
    fill(merged.fields)
    let saved: Course | null = null
    await form.handleSubmit(async (fields) => {
      saved = await mutateAsync(bodyOf(fields))
    })()
    if (saved === null) {
      form.setFailure(t`Someone else changed this course. Check it and save it again.`)
      return notSent
    }
    if (merged.taken.length > 0) {
      const names = formatList(merged.taken.flatMap((name) => (name === 'version' ? [] : [labels[name]])))
      notify({ text: t`Someone else’s changes are kept too: ${names}.`, tone: 'note' })
    }
    return onSaved(saved)
  }
  const skills = watch('skills')
  return {
    form,
    isResumed: form.isResumed && !takesTheirs,
    conflict,
    /** Still the words of the draft, to be rewritten or confirmed. */
    isDraft: isDraftOf(start, watch('description')),
    isDraftAccepted,
    setDraftAccepted,
    ...suggestions,
    skills: Array.isArray(skills) ? skills : null,
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

function isDraftOf(start: CourseStart | undefined, description: string): boolean {
  return start?.draft !== undefined && description.trim() === start.draft.description.trim()
}

/** Suggests skills, level and language from what the course says, until the user has chosen them. */
function useFactSuggestions({ getValues, setValue }: Form<typeof CourseFields>) {
  /** The user has looked at skills, level and language, so they are no longer changed automatically. */
  const [isConfirmed, setConfirmed] = useState(getValues('skills') !== null)
  const take = ({ skills, level, language }: Suggestion) => {
    setValue('skills', skills)
    setValue('level', level ?? '')
    setValue('language', language)
  }
  const suggestion = useSuggestion(take)
  const suggest = () => {
    setConfirmed(false)
    void suggestion.read(getValues('title'), getValues('description'))
  }
  const suggestUnlessConfirmed = () => {
    if (!isConfirmed) suggestion.readOnce(getValues('title'), getValues('description'))
  }
  // Once, for the course that was opened.
  const begin = useRef(suggestUnlessConfirmed)
  useEffect(() => begin.current(), [])
  return {
    suggestion: suggestion.state,
    suggest,
    suggestUnlessConfirmed,
    isConfirmed,
    /** The user has chosen skills, a level or a language. */
    confirm: () => setConfirmed(true),
  }
}
