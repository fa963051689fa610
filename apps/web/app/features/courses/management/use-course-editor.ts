import { useLingui } from '@lingui/react/macro'
import type { CourseDraft } from '@milepost/contract/analytics/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useCourseForm } from '#features/courses/course-form.tsx'
import { courseMutation, readCourse, type Suggestion } from '#features/courses/management/api.ts'
import {
  bodyOf,
  CourseFields,
  type CourseSkill,
  fieldsForSkill,
  fieldsOf,
} from '#features/courses/management/course-fields.ts'
import { useConcurrentEdits } from '#features/courses/management/use-concurrent-edits.ts'
import { useDraftSteps } from '#features/courses/management/use-draft-steps.ts'
import { useSuggestion } from '#features/courses/management/use-suggestion.ts'
import { ApiError, messageOf } from '#lib/api-error.ts'
import { formDraft } from '#ui/form/draft.ts'
import { draftKept, type Form } from '#ui/form/use-form.ts'

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

const words = ['title', 'description', 'duration', 'price'] as const

/** The form of an institution's course: what is suggested for it, how it is saved, and what if someone else has saved it. */
export function useCourseEditor({ userId, institutionId, course, copied, start, onSaved }: EditorOptions) {
  const { t } = useLingui()
  const [initial] = useState(() => {
    if (copied !== undefined)
      return { ...fieldsOf(copied), code: '', title: t`${copied.title} (copy)`, version: '' as const }
    return start === undefined ? fieldsOf(course) : fieldsForSkill(start)
  })
  // A draft for one demand or copy must not replace the draft for another.
  const begun = copied === undefined ? start?.skill.id : `copy-${copied.id}`
  const draftName = begun === undefined ? `course-${course?.id ?? 'new'}` : `course-new-${begun}`
  const [isDraftAccepted, setDraftAccepted] = useState(false)
  const { mutateAsync } = useMutation(courseMutation(institutionId, { course, demandedSkill: start?.skill.id }))
  const save = (fields: z.output<typeof CourseFields>) => mutateAsync(bodyOf(fields))
  const form = useCourseForm(CourseFields, {
    ...useRefusalTexts(),
    defaultValues: initial,
    draft: formDraft(draftName, userId),
    onSubmit: async (fields) => {
      if (isDraftOf(start, fields.description) && !isDraftAccepted) {
        form.setFailure(t`Rewrite the description, or confirm that it’s about your course.`)
        return draftKept
      }
      try {
        return onSaved(await save(fields))
      } catch (error) {
        const isChanged = error instanceof ApiError && error.code === 'changed_meanwhile' && course !== null
        const now = isChanged ? await readCourse(course.id).catch(() => null) : null
        if (now === null) throw error
        return merge(now)
      }
    },
  })
  const suggestions = useFactSuggestions(form)
  const { isConfirmed } = suggestions
  const { merge, takesTheirs, ...conflicts } = useConcurrentEdits(form, { initial, isConfirmed, save, onSaved })
  const skills = form.watch('skills')
  const { steps, readWords } = useDraftSteps(institutionId, start, form)
  return {
    form,
    isResumed: form.isResumed && !takesTheirs,
    /** Still the words of the draft, to be rewritten or confirmed. */
    isDraft: isDraftOf(start, form.watch('description')),
    isDraftAccepted,
    setDraftAccepted,
    ...suggestions,
    ...conflicts,
    steps,
    /** The user has written a title or a description. */
    onWords: () => {
      suggestions.suggestUnlessConfirmed()
      readWords()
    },
    skills: Array.isArray(skills) ? skills : null,
  }
}

/** What is said where a course can't be saved as it is. */
function useRefusalTexts() {
  const { t } = useLingui()
  return {
    failure: (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found')
        return t`This course has been deleted. You can still copy what you typed.`
      return messageOf(error, t`We couldn’t save the course. Please try again.`)
    },
    invalid: (fields: CourseFields) => {
      if (words.some((name) => String(fields[name]).trim() === '')) return t`Please fill all fields before submitting.`
      const isPriceValid = CourseFields.shape.price.safeParse(fields.price).success
      return isPriceValid ? null : t`Price must be a valid positive number.`
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
