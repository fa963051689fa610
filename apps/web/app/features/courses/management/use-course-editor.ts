import { useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCourseForm } from '#features/courses/course-form.tsx'
import { courseMutation, readCourse, type Suggestion } from '#features/courses/management/api.ts'
import {
  bodyOf,
  CourseFields,
  type CourseSkill,
  fieldsForSkill,
  fieldsOf,
} from '#features/courses/management/course-fields.ts'
import { useSuggestion } from '#features/courses/management/use-suggestion.ts'
import { ApiError } from '#lib/api-error.ts'
import { formDraft } from '#ui/form/draft.ts'
import { type Form, notSent } from '#ui/form/use-form.ts'

/** What a new course is to be called and to teach. */
export interface CourseStart {
  readonly title: string
  readonly skill: CourseSkill
}

export interface EditorOptions {
  readonly userId: string
  readonly institutionId: number
  /** Null for a new course. */
  readonly course: Course | null
  /** What a new course begins with, where a demand led here. */
  readonly start?: CourseStart | undefined
  readonly onSaved: (course: Course) => void
}

const words = ['title', 'description', 'duration', 'price'] as const

/** The form of an institution's course: what is suggested for it, how it is saved, and what if somebody else has saved it. */
export function useCourseEditor({ userId, institutionId, course, start, onSaved }: EditorOptions) {
  const { t } = useLingui()
  const [initial] = useState(() => (start === undefined ? fieldsOf(course) : fieldsForSkill(start)))
  // A draft for one demand must not replace the draft for another.
  const draftName = start === undefined ? `course-${course?.id ?? 'new'}` : `course-new-${start.skill.id}`
  const [conflict, setConflict] = useState<Course | null>(null)
  const [takesTheirs, setTakesTheirs] = useState(false)
  const failed = t`We couldn’t save the course. Please try again.`
  const { mutateAsync } = useMutation(courseMutation(institutionId, course))
  const form = useCourseForm(CourseFields, {
    defaultValues: initial,
    draft: formDraft(draftName, userId),
    onSubmit: async (fields) => {
      const body = bodyOf(fields)
      try {
        return onSaved(await mutateAsync(body))
      } catch (error) {
        const isChanged = error instanceof ApiError && error.code === 'changed_meanwhile' && course !== null
        const now = isChanged ? await readCourse(course.id).catch(() => null) : null
        if (now === null) throw error
        setConflict(now)
        return notSent
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
  const skills = watch('skills')
  return {
    form,
    isResumed: form.isResumed && !takesTheirs,
    conflict,
    ...suggestions,
    skills: Array.isArray(skills) ? skills : null,
    overwrite: (now: Course) => {
      setValue('version', now.management?.version ?? '')
      void form.submit()
    },
    takeTheirs: (now: Course) => {
      form.reset(fieldsOf(now))
      form.discardDraft()
      form.setFailure(null)
      setConflict(null)
      setTakesTheirs(true)
      requestAnimationFrame(() => form.setFocus('title'))
    },
  }
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
    /** The user has chosen skills, a level or a language. */
    confirm: () => setConfirmed(true),
  }
}
