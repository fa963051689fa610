import { useLingui } from '@lingui/react/macro'
import type { Step } from '@milepost/contract/roadmaps'

/** Names of the kinds of free material. */
export function useMaterialKinds(): Readonly<Record<Step['materials'][number]['kind'], string>> {
  const { t } = useLingui()
  return {
    docs: t`Documentation`,
    tutorial: t`Tutorial`,
    book: t`Book`,
    course: t`Open courseware`,
    exercise: t`Exercises`,
  }
}
