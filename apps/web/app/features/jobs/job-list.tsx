import { Trans, useLingui } from '@lingui/react/macro'
import type { FailedJob } from '@milepost/contract/jobs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { discard, failedJobs, failedJobsQuery, jobsPerPage, retry } from '#features/jobs/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatMoment } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Column } from '#ui/data-table.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import { notify } from '#ui/toast.tsx'

/** Jobs that failed as often as they may: to do once more, or to give up. */
export function JobList() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { page, setPage } = useListAddress([])
  const query = useQuery(failedJobsQuery(page))
  const discarding = useDialogState<FailedJob>()
  const list = useRef<HTMLDivElement>(null)
  const [retrying, setRetrying] = useState<string | null>(null)
  const renew = () => queryClient.invalidateQueries({ queryKey: failedJobs })
  const tellGone = () => notify({ text: t`Somebody else has dealt with this job meanwhile.`, tone: 'note' })
  const { send } = useSubmit((error) =>
    notify({
      text: (error instanceof ApiError && error.message) || t`The job could not be retried. Please try again.`,
      tone: 'danger',
    }),
  )
  const again = async ({ id }: FailedJob) => {
    setRetrying(id)
    await send(async () => {
      if ((await retry(id)) === 'gone') tellGone()
      else notify({ text: t`The job is in its queue again.`, tone: 'success' })
      await renew()
      list.current?.focus()
    })
    setRetrying(null)
  }
  const columns: readonly Column<FailedJob>[] = [
    { key: 'job', header: <Trans>Job</Trans>, isTitle: true, cell: (job) => <Job {...job} /> },
    { key: 'tries', header: <Trans>Tries</Trans>, cell: ({ tries }) => tries ?? '–' },
    { key: 'error', header: <Trans>Error</Trans>, cell: ({ error }) => error || '–' },
    { key: 'time', header: <Trans>Given up on</Trans>, cell: ({ failedAt }) => formatMoment(failedAt) },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (job) => (
        <div className="flex flex-wrap gap-2 @3xl:flex-nowrap @3xl:justify-end">
          <Button
            variant="quiet"
            size="small"
            busy={retrying === job.id}
            aria-label={t`Retry ${job.name}`}
            onClick={() => void again(job)}
          >
            <Trans>Retry</Trans>
          </Button>
          <Button variant="quiet" size="small" aria-label={t`Discard ${job.name}`} onClick={() => discarding.open(job)}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <PagedTable
        query={query}
        perPage={jobsPerPage}
        page={page}
        onPage={setPage}
        caption={<Trans>Failed jobs</Trans>}
        columns={columns}
        keyOf={({ id }) => id}
        failure={<Trans>The failed jobs could not be loaded</Trans>}
        empty={<Trans>No job has failed for good.</Trans>}
        count={(first, last, total) => (
          <Trans>
            Showing {first}-{last} of {total} jobs
          </Trans>
        )}
      />
      {discarding.subject !== null && (
        <ConfirmDialog
          key={discarding.key}
          open={discarding.isOpen}
          onClose={discarding.close}
          title={<Trans>Discard this job?</Trans>}
          description={<Trans>What “{discarding.subject.name}” was to do will never be done.</Trans>}
          action={<Trans>Discard it</Trans>}
          busyText={<Trans>Discarding...</Trans>}
          act={async () => {
            if ((await discard(discarding.subject?.id ?? '')) === 'gone') tellGone()
          }}
          failureOf={(error) =>
            (error instanceof ApiError && error.message) || t`The job could not be discarded. Please try again.`
          }
          onDone={async () => {
            await renew()
            discarding.close()
          }}
          returnFocus={(isDone) => (isDone ? list.current : null)}
        />
      )}
    </div>
  )
}

function Job({ name, about }: FailedJob) {
  const shown = Object.entries(about).map(([key, value]) => `${key}: ${value}`)
  return (
    <div className="grid gap-0.5">
      <span>{name}</span>
      {shown.length > 0 && <span className="font-text text-small font-normal text-ink-soft">{shown.join(' · ')}</span>}
    </div>
  )
}
