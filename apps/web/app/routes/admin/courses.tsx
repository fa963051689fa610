import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useQueryClient } from '@tanstack/react-query'
import { adminCourses } from '#features/courses/admin/api.ts'
import { CourseTable } from '#features/courses/admin/course-table.tsx'
import { CreateForm } from '#features/courses/admin/create-form.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Course management`} · ${product.name}` }]
}

export default function AdminCourses() {
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Course management</Trans>}
        subtitle={<Trans>What learners find, and what waits for your decision.</Trans>}
      />
      <CourseTable />
      <Card aria-labelledby="new-course" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id="new-course" className="text-title">
          <Trans>Create a course</Trans>
        </h2>
        <CreateForm
          key={id}
          userId={id}
          onCreated={() => {
            void queryClient.invalidateQueries({ queryKey: ['admin-counters'] })
            return queryClient.invalidateQueries({ queryKey: adminCourses })
          }}
        />
      </Card>
    </div>
  )
}
