import { Plural, Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { AcceptDialog } from '#features/applications/accept-dialog.tsx'
import { ApplicationList } from '#features/applications/application-list.tsx'
import { OpenCount } from '#features/applications/open-count.tsx'
import { applicationsQuery } from '#features/applications/own-list-api.ts'
import { LeaveDialog, WithdrawDialog } from '#features/applications/own-move-dialog.tsx'
import { usePage } from '#lib/use-page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceList } from '#ui/resource-list/resource-list.tsx'

interface OwnApplicationsProps {
  userId: string
  /** Open applications that the plan allows at a time; null: no limit. */
  limit: number | null
}

export function OwnApplications({ userId, limit }: OwnApplicationsProps) {
  const paging = usePage()
  const query = useQuery(applicationsQuery(userId, paging.page))
  const hasAny = query.data !== undefined && query.data.total > 0
  return (
    <div className={hasAny ? 'max-w-prose' : undefined}>
      <ListSection title={<Trans>Your applications</Trans>} isTitleHidden>
        {hasAny && <OpenCount userId={userId} limit={limit} />}
        <ResourceList
          query={query}
          paging={paging}
          dialogs={{
            withdrawal: (application, dialog) => (
              <WithdrawDialog {...dialog} userId={userId} application={application} />
            ),
            acceptance: (application, dialog) => <AcceptDialog {...dialog} userId={userId} application={application} />,
            leaving: (application, dialog) => <LeaveDialog {...dialog} userId={userId} application={application} />,
          }}
          failure={<Trans>We couldn’t load your applications.</Trans>}
          empty={<NoApplications />}
          count={({ pages, first, last, total }) =>
            pages > 1 && (
              <Trans>
                Showing {first}-{last} of <Plural value={total} one="# application" other="# applications" />
              </Trans>
            )
          }
        >
          {(applications, open, isBusy) => (
            <ApplicationList userId={userId} applications={applications} isBusy={isBusy} onOpen={open} />
          )}
        </ResourceList>
      </ListSection>
    </div>
  )
}

function NoApplications() {
  return (
    <EmptyState
      title={<Trans>You haven’t applied to a course yet</Trans>}
      actions={
        <ButtonLink to={pages.courses}>
          <Trans>Find Courses</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Open a course and choose “Apply Now”. The reply will show up here.</Trans>
      </p>
    </EmptyState>
  )
}
