import { t } from '@lingui/core/macro'
import { product } from '@milepost/contract/product'
import { CourseBoard } from '#features/course-management/course-board.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'

export function meta() {
  return [{ title: `${t`Manage Courses`} · ${product.name}` }]
}

export default function InstitutionCourses() {
  const { id, institution_id: institutionId } = useCurrentUser()
  return institutionId === null ? (
    <NoInstitution />
  ) : (
    <CourseBoard key={institutionId} userId={id} institutionId={institutionId} />
  )
}
