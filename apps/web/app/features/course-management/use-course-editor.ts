import { useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { useEffect, useRef, useState } from 'react'
import { changeCourse, offerCourse, readCourse, type Suggestion } from '#features/course-management/api.ts'
import {
  bodyOf,
  type Fields,
  fieldsOf,
  issuesByPlace,
  mistakesIn,
  type Place,
  type Skill,
  startedWith,
} from '#features/course-management/form.ts'
import { useSuggestion } from '#features/course-management/use-suggestion.ts'
import { ApiError } from '#lib/api-error.ts'
import { formDraft } from '#lib/form-draft.ts'
import { useMistakes } from '#lib/use-mistakes.ts'
import { useSending } from '#lib/use-sending.ts'

export const idOf = (place: Place) => `course-${place}`

/** What a new course is to be called and to teach. */
export interface CourseStart {
  readonly title: string
  readonly skill: Skill
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

/** The form of a course: what it holds, what is wrong with it, and how it is saved. What was typed stays until it is saved. */
export function useCourseEditor({ userId, institutionId, course, start, onSaved }: EditorOptions) {
  const { t } = useLingui()
  const [initial] = useState(() => (start === undefined ? fieldsOf(course) : startedWith(start)))
  // What was typed for one demand does not stand in the way of another.
  const draftName = start === undefined ? `course-${course?.id ?? 'new'}` : `course-new-${start.skill.id}`
  const [draft] = useState(() => formDraft(draftName, userId, initial))
  const [fields, setFields] = useState<Fields>(() => draft.read())
  const [isResumed, setResumed] = useState(() => JSON.stringify(fields) !== JSON.stringify(initial))
  const [mistakes, show] = useMistakes(idOf)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Course | null>(null)
  /** Somebody has looked at skills, level and language, so that they are not taken back by themselves. */
  const [isConfirmed, setConfirmed] = useState(fields.skills !== '')

  const keep = (next: Fields) => {
    setFields(next)
    draft.write(next)
  }
  const change = (part: Partial<Fields>) => keep({ ...fields, ...part } as Fields)
  const changeFacts = (part: { skills?: readonly Skill[]; level?: string; language?: string }) => {
    setConfirmed(true)
    const { skills, ...texts } = part
    change({ ...texts, ...(skills === undefined ? {} : { skills: JSON.stringify(skills) }) })
  }
  const take = ({ skills, level, language }: Suggestion) =>
    setFields((now) => {
      const next = { ...now, skills: JSON.stringify(skills), level: level ?? '', language }
      draft.write(next)
      return next
    })
  const suggestion = useSuggestion(take)
  const suggest = () => {
    setConfirmed(false)
    void suggestion.read(fields.title, fields.description)
  }
  const suggestUnlessConfirmed = () => {
    if (!isConfirmed) suggestion.readOnce(fields.title, fields.description)
  }
  // Once, for the course that was opened.
  const begin = useRef(suggestUnlessConfirmed)
  useEffect(() => begin.current(), [])

  const refuse = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'changed_meanwhile' && course !== null) {
      const now = await readCourse(course.id).catch(() => null)
      if (now !== null) return setConflict(now)
    }
    if (error instanceof ApiError && error.code === 'not_found') {
      return setFailure(t`This course has been deleted meanwhile. What you typed is still here, to be copied.`)
    }
    const issues = issuesByPlace(error instanceof ApiError ? error.issues : [])
    if (issues.size > 0) show(issues)
    setFailure((error instanceof ApiError && error.message) || t`The course could not be saved. Please try again.`)
  }
  const { busy, send } = useSending(refuse)
  const save = (body: Fields) =>
    send(async () => {
      setFailure(null)
      const sent = bodyOf(body)
      const saved = course === null ? await offerCourse(institutionId, sent) : await changeCourse(course.id, sent)
      draft.clear()
      onSaved(saved)
    })
  const submit = async () => {
    const { blank, badPrice } = mistakesIn(fields)
    const wrong = new Map<Place, string>(blank.map((place) => [place, t`Please fill this in.`]))
    if (badPrice) wrong.set('price', t`Price must be a valid positive number.`)
    show(wrong)
    if (wrong.size === 0) return save(fields)
    setFailure(
      blank.length > 0 ? t`Please fill all fields before submitting.` : t`Price must be a valid positive number.`,
    )
  }
  const versionOf = (now: Course) => String(now.management?.version ?? '')
  return {
    ...{ fields, mistakes, failure, conflict, busy, isResumed, change, changeFacts, submit, suggest },
    suggestion: suggestion.state,
    suggestUnlessConfirmed,
    overwrite: async (now: Course) => {
      const next = { ...fields, version: versionOf(now) }
      keep(next)
      await save(next)
    },
    takeTheirs: (now: Course) => {
      draft.clear()
      setFields(fieldsOf(now))
      setConflict(null)
      setFailure(null)
      setResumed(false)
      show(new Map())
      requestAnimationFrame(() => document.getElementById(idOf('title'))?.focus())
    },
    discard: () => draft.clear(),
  }
}
