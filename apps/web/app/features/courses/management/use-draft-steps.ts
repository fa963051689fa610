import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { courseDraftQuery } from '#features/courses/management/api.ts'
import type { CourseFields } from '#features/courses/management/course-fields.ts'
import type { CourseStart } from '#features/courses/management/use-course-editor.ts'
import type { Form } from '#ui/form/use-form.ts'

/**
 * The steps in demand that a course begun from a draft can fill as it is written now.
 * @returns The steps, undefined while they are unknown, and what reads title and description again.
 */
export function useDraftSteps(institutionId: number, start: CourseStart | undefined, form: Form<typeof CourseFields>) {
  const [words, setWords] = useState(() => wordsOf(form))
  const skills = form.watch('skills')
  const level = form.watch('level') || null
  const draft = start?.draft
  const taught = (Array.isArray(skills) ? skills : []).map(({ id }) => id)
  const isAsDrafted =
    draft !== undefined &&
    words.title === start?.title.trim() &&
    words.description === draft.description.trim() &&
    (skills === null || (taught.length === 1 && taught[0] === draft.skill.id)) &&
    level === draft.level
  const isWritten = words.title !== '' && words.description !== '' && taught.length > 0
  const { data } = useQuery({
    ...courseDraftQuery(institutionId, start?.skill.id ?? '', { ...words, skills: taught, level }),
    enabled: draft !== undefined && !isAsDrafted && isWritten,
  })
  const steps = isAsDrafted ? draft.steps : isWritten ? data?.steps : []
  return { steps, readWords: () => setWords(wordsOf(form)) }
}

function wordsOf({ getValues }: Form<typeof CourseFields>) {
  return { title: getValues('title').trim(), description: getValues('description').trim() }
}
