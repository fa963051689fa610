import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications'
import { pages } from '@milepost/contract/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { applicationsPerPage, applicationsQuery, renewApplications } from '#features/applications/api.ts'
import { ApplicationList } from '#features/applications/application-list.tsx'
import { OpenCount } from '#features/applications/open-count.tsx'
import { WithdrawDialog } from '#features/applications/withdraw-dialog.tsx'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { notify } from '#ui/toast.tsx'

const headingId = 'applications-heading'

interface OwnApplicationsProps {
  userId: string
  /** Open applications that the plan allows at a time; null: no limit. */
  limit: number | null
}

export function OwnApplications({ userId, limit }: OwnApplicationsProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [page, setPage] = useState(1)
  const { data, error, isPlaceholderData, refetch } = useQuery(applicationsQuery(userId, page))
  const withdrawing = useDialogState<Application>()
  const heading = useRef<HTMLHeadingElement>(null)

  const renew = () => void renewApplications(queryClient, userId)
  if (data === undefined) {
    return error === null ? (
      <Loading />
    ) : (
      <ErrorState title={<Trans>Your applications could not be loaded.</Trans>} onRetry={() => void refetch()} />
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState
        title={<Trans>You have not applied to a course yet</Trans>}
        actions={
          <ButtonLink to={pages.courses}>
            <Trans>Find Courses</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Open a course and choose “Apply Now”: its institution answers here.</Trans>
        </p>
      </EmptyState>
    )
  }
  const first = (data.page - 1) * applicationsPerPage + 1
  const last = first + data.applications.length - 1
  const { total } = data
  return (
    <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-6">
      <OpenCount userId={userId} limit={limit} />
      <section aria-labelledby={headingId} aria-busy={isPlaceholderData}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="sr-only">
          <Trans>Your applications</Trans>
        </h2>
        <ApplicationList applications={data.applications} onWithdraw={withdrawing.open} />
      </section>
      {total > applicationsPerPage && (
        <Pagination
          page={page}
          pages={Math.ceil(total / applicationsPerPage)}
          onPage={(next) => {
            setPage(next)
            heading.current?.focus()
          }}
          text={
            <Trans>
              Showing {first}-{last} of {total} applications
            </Trans>
          }
        />
      )}
      {withdrawing.subject !== null && (
        <WithdrawDialog
          key={withdrawing.key}
          userId={userId}
          application={withdrawing.subject}
          open={withdrawing.isOpen}
          onWithdrawn={() => {
            renew()
            withdrawing.close()
            notify({ text: t`Your application is withdrawn.`, tone: 'success' })
          }}
          onRefused={renew}
          onClose={withdrawing.close}
          // The button that was pressed goes with the application, if only when the list is read again.
          returnFocus={(isDone) =>
            !isDone && stillOpen(data.applications, withdrawing.subject?.id) ? null : heading.current
          }
        />
      )}
    </div>
  )
}

function stillOpen(applications: readonly Application[], id: number | undefined): boolean {
  return applications.some((one) => one.id === id && one.status === 'sent')
}

function Loading() {
  return (
    <div role="status" className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-6">
      <p className="sr-only">
        <Trans>Loading...</Trans>
      </p>
      <Skeleton className="my-1 h-5 w-11/12" />
      <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {[1, 2].map((place) => (
          <div
            key={place}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6"
          >
            <Skeleton className="h-6 w-24" />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <Skeleton className="h-6 w-80" />
              <Skeleton className="h-5 w-48" />
            </div>
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-6 w-36" />
          </div>
        ))}
      </div>
    </div>
  )
}
