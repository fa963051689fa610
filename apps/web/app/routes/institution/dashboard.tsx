import { t } from '@lingui/core/macro'
import { product } from '@milepost/contract/product'
import { CourseCount, NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'

export function meta() {
  return [{ title: `${t`Institution Dashboard`} · ${product.name}` }]
}

export default function InstitutionDashboard() {
  const { institution_id: institutionId } = useCurrentUser()
  return institutionId === null ? <NoInstitution /> : <CourseCount institutionId={institutionId} />
}
