import type { CatalogueCourse } from '#advisor.ts'

/**
 * Keeps what was read from a course as long as the course, since reading its text is slow.
 *
 * @param read - Reads a course.
 * @returns Reads a course at most once.
 */
export function memoizeByCourse<T>(read: (course: CatalogueCourse) => T): (course: CatalogueCourse) => T {
  const results = new WeakMap<CatalogueCourse, { readonly value: T }>()
  return (course) => {
    const known = results.get(course)
    if (known !== undefined) return known.value
    const value = read(course)
    results.set(course, { value })
    return value
  }
}
