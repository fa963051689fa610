import { useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { useEffect, useRef, useState } from 'react'
import { changeCourse, offerCourse, readCourse, type Suggestion } from '#features/courses/management/api.ts'
import {
  bodyOf,
  type CourseFieldName,
  type CourseFields,
  type CourseSkill,
  fieldsForSkill,
  fieldsOf,
  issuesByField,
  validate,
} from '#features/courses/management/course-fields.ts'
import { useSuggestion } from '#features/courses/management/use-suggestion.ts'
import { ApiError } from '#lib/api-error.ts'
import { formDraft } from '#lib/form-draft.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'

export const idOf = (fieldName: CourseFieldName) => `course-${fieldName}`

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

/** The form of a course: what it holds, what is wrong with it, and how it is saved. What was typed stays until it is saved. */
export function useCourseEditor({ userId, institutionId, course, start, onSaved }: EditorOptions) {
  const { t } = useLingui()
  const [initial] = useState(() => (start === undefined ? fieldsOf(course) : fieldsForSkill(start)))
  // A draft for one demand must not replace the draft for another.
  const draftName = start === undefined ? `course-${course?.id ?? 'new'}` : `course-new-${start.skill.id}`
  const [draft] = useState(() => formDraft(draftName, userId, initial))
  const [fields, setFields] = useState<CourseFields>(() => draft.read())
  const [isResumed, setResumed] = useState(() => JSON.stringify(fields) !== JSON.stringify(initial))
  const [fieldIssues, show] = useFieldIssues(idOf)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Course | null>(null)
  /** The user has looked at skills, level and language, so they are no longer changed automatically. */
  const [isConfirmed, setConfirmed] = useState(fields.skills !== '')

  const keep = (next: CourseFields) => {
    setFields(next)
    draft.write(next)
  }
  const change = (part: Partial<CourseFields>) => keep({ ...fields, ...part } as CourseFields)
  const changeFacts = (part: { skills?: readonly CourseSkill[]; level?: string; language?: string }) => {
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
    const issues = issuesByField(error instanceof ApiError ? error.issues : [])
    if (issues.size > 0) show(issues)
    setFailure((error instanceof ApiError && error.message) || t`The course could not be saved. Please try again.`)
  }
  const { busy, send } = useSubmit(refuse)
  const save = (body: CourseFields) =>
    send(async () => {
      setFailure(null)
      const sent = bodyOf(body)
      const saved = course === null ? await offerCourse(institutionId, sent) : await changeCourse(course.id, sent)
      draft.clear()
      onSaved(saved)
    })
  const submit = async () => {
    const { blank, badPrice } = validate(fields)
    const newIssues = new Map<CourseFieldName, string>(blank.map((fieldName) => [fieldName, t`Please fill this in.`]))
    if (badPrice) newIssues.set('price', t`Price must be a valid positive number.`)
    show(newIssues)
    if (newIssues.size === 0) return save(fields)
    setFailure(
      blank.length > 0 ? t`Please fill all fields before submitting.` : t`Price must be a valid positive number.`,
    )
  }
  const versionOf = (now: Course) => String(now.management?.version ?? '')
  return {
    ...{ fields, fieldIssues, failure, conflict, busy, isResumed, change, changeFacts, submit, suggest },
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
