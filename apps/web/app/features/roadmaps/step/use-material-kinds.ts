import { useLingui } from '@lingui/react/macro'
import type { Material } from '@milepost/contract/materials/schema'

/** Names of the kinds of free material. */
export function useMaterialKinds(): Readonly<Record<Material['kind'], string>> {
  const { t } = useLingui()
  return {
    docs: t`Documentation`,
    tutorial: t`Tutorial`,
    book: t`Book`,
    course: t`Open courseware`,
    exercise: t`Exercises`,
  }
}
