import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OwnRequests } from '#features/course-requests/own-requests.tsx'
import { RequestForm } from '#features/course-requests/request-form.tsx'
import { preferencesQuery } from '#features/preferences/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Ask for a course`)

export default function SubmitCourse() {
  const { id } = useCurrentUser()
  const [address] = useSearchParams()
  const { data: preferences } = useQuery(preferencesQuery(id))
  const wanted = address.get('name') ?? ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ButtonLink to={pages.dashboard} variant="quiet" size="small" className="justify-self-start">
        <ArrowLeft className="size-4" aria-hidden />
        <Trans>Back to Dashboard</Trans>
      </ButtonLink>
      <PageHeading
        title={<Trans>Ask for a course</Trans>}
        subtitle={<Trans>Can’t find a course? Tell us what you need and we’ll reply here.</Trans>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
        <Card key={`${id} ${wanted}`} aria-label={t`Course request form`}>
          <RequestForm userId={id} courseName={wanted} usualMode={preferences?.learningMode} />
        </Card>
        <OwnRequests key={`own-${id}`} userId={id} />
      </div>
    </div>
  )
}
