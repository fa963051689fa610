import type { CourseFields } from '#features/courses/management/course-fields.ts'

type CourseFieldName = keyof CourseFields

export interface MergedFields {
  /** Their changes, and mine where only I changed a field or both did. */
  readonly fields: CourseFields
  /** Fields that both changed, differently. */
  readonly conflicts: readonly CourseFieldName[]
  /** Fields that only they changed. */
  readonly taken: readonly CourseFieldName[]
}

/** Values typed and stored are the same price or list of skills, however they are written. */
function isSame(name: CourseFieldName, some: CourseFields, other: CourseFields): boolean {
  return comparable(name, some) === comparable(name, other)
}

function comparable(name: CourseFieldName, { [name]: value }: CourseFields): string {
  if (Array.isArray(value))
    return value
      .map(({ id }) => id)
      .sort()
      .join()
  const text = String(value ?? '')
    .trim()
    .replaceAll('\r\n', '\n')
  return (name === 'price' || name === 'places') && text !== '' ? String(Number(text)) : text
}

/**
 * Merges two people's changes of a course field by field.
 *
 * @param before - The course as both began with it, or null if that isn't known: then every difference is a conflict.
 * @param isUntouched - Whether a field of `mine` was filled in by us, not by its author.
 */
export function mergeFields(
  before: CourseFields | null,
  theirs: CourseFields,
  mine: CourseFields,
  isUntouched: (name: CourseFieldName) => boolean = () => false,
): MergedFields {
  const names = (Object.keys(theirs) as CourseFieldName[]).filter((name) => name !== 'version')
  const differing = names.filter((name) => !isSame(name, theirs, mine))
  const changedByThem = (name: CourseFieldName) => before === null || !isSame(name, before, theirs)
  const changedByMe = (name: CourseFieldName) => !isUntouched(name) && (before === null || !isSame(name, before, mine))
  const conflicts = differing.filter((name) => changedByThem(name) && changedByMe(name))
  const taken = differing.filter((name) => changedByThem(name) && !changedByMe(name))
  const fields = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])), version: theirs.version }
  return { fields, conflicts, taken }
}
