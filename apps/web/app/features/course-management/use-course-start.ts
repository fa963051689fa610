import { maxCourseTitleLength } from '@milepost/contract/courses'
import { useSearchParams } from 'react-router'
import type { CourseStart } from '#features/course-management/use-course-editor.ts'

const names = ['new', 'title', 'skill']

/**
 * What the address asks to begin a course with, as the demand page writes it (figures/new-course-address.ts). It stays in the
 * address while the course is written, so that a reload leads back to it. Out: that, and how to take it out of the address.
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
