import { useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { CourseSetting } from '#features/courses/management/table/use-bulk.ts'

interface AvailabilityAction {
  readonly key: string
  readonly text: string
  readonly setting: CourseSetting
}

/** How courses are closed or archived, or the reverse once all of them are. */
export function useAvailability(courses: readonly Course[]): readonly AvailabilityAction[] {
  const { t } = useLingui()
  const areClosed = courses.every(({ closed }) => closed)
  const areArchived = courses.every(({ management }) => management?.archived)
  return [
    areClosed
      ? { key: 'open', text: t`Open for applications`, setting: { closed: false } }
      : { key: 'close', text: t`Close for applications`, setting: { closed: true } },
    areArchived
      ? { key: 'restore', text: t`Offer again`, setting: { archived: false } }
      : { key: 'archive', text: t`Archive`, setting: { archived: true } },
  ]
}
