import { maxCourseTitleLength } from '@milepost/contract/courses/limits'
import { useSearchParams } from 'react-router'
import type { CourseStart } from '#features/courses/management/use-course-editor.ts'

const names = ['new', 'title', 'skill']

/**
 * Reads from the address what a new course starts with (see figures/new-course-address.ts). It stays there while the
 * user types, so that a reload keeps it.
 * @returns The start, and a function that removes it from the address.
 */
export function useCourseStart(): readonly [CourseStart | undefined, () => void] {
  const [address, setAddress] = useSearchParams()
  const [isAsked, title, id] = names.map((name) => address.get(name) ?? '')
  const clear = () =>
    setAddress((now) => new URLSearchParams([...now].filter(([name]) => !names.includes(name))), { replace: true })
  if (isAsked !== '1' || !title || !id) return [undefined, clear]
  const name = title.slice(0, maxCourseTitleLength)
  return [{ title: name, skill: { id, name } }, clear]
}
