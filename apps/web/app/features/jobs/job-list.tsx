import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FailedJob } from '@milepost/contract/jobs/schema'
import { useQuery } from '@tanstack/react-query'
import { discardMutation, failedJobsQuery, jobRows, retryMutation } from '#features/jobs/api.ts'
import { formatMoment } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { useWrite } from '#lib/use-write.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify, notifyFailure } from '#ui/toast.tsx'

/** Jobs that failed as often as they may: to do once more, or to give up. */
export function JobList() {
  const { t } = useLingui()
  const address = useListAddress([])
  const retrying = useRetry()
  return (
    <ListSection isDense>
      <ResourceTable
        query={useQuery(failedJobsQuery(address.page))}
        paging={address}
        caption={<Trans>Failed jobs</Trans>}
        rowsPerPage={useRowsPerPage(jobRows)}
        columns={columns}
        nameOf={({ name }) => name}
        record={(job) => <JobRecord job={job} />}
        menu={(job, open) => (
          <>
            <RowAction
              busy={retrying.subject === job.id}
              aria-label={t`Retry ${job.name}`}
              onClick={() => void retrying.run(job.id)}
            >
              <Trans>Retry</Trans>
            </RowAction>
            <RowAction aria-label={t`Discard ${job.name}`} onClick={() => open('discard')}>
              <Trans>Discard</Trans>
            </RowAction>
          </>
        )}
        dialogs={{ discard: (job, dialog) => <DiscardDialog {...dialog} job={job} /> }}
        failure={<Trans>We couldn’t load the failed jobs</Trans>}
        emptyText={<Trans>No failed jobs.</Trans>}
        count={({ first, last, total }) => (
          <Trans>
            Showing {first}-{last} of <Plural value={total} one="# job" other="# jobs" />
          </Trans>
        )}
      />
    </ListSection>
  )
}

const columns: readonly Column<FailedJob>[] = [
  { key: 'job', header: <Trans>Job</Trans>, isTitle: true, cell: ({ name }) => name },
  { key: 'tries', header: <Trans>Attempts</Trans>, cell: ({ tries }) => tries ?? '–' },
  { key: 'error', header: <Trans>Error</Trans>, narrow: 'below', isRoomy: true, cell: ({ error }) => error || '–' },
  { key: 'time', header: <Trans>Gave up</Trans>, narrow: 'end', cell: ({ failedAt }) => formatMoment(failedAt) },
]

function useRetry() {
  const { t } = useLingui()
  const notifyGone = useNotifyGone()
  return useWrite(retryMutation, {
    onDone: (outcome) => {
      if (outcome === 'gone') notifyGone()
      else notify({ text: t`The job is back in its queue.`, tone: 'success' })
    },
    onFailure: (error) => notifyFailure(error, t`We couldn’t retry the job. Please try again.`),
  })
}

function useNotifyGone() {
  const { t } = useLingui()
  return () => notify({ text: t`Someone else already handled this job.`, tone: 'note' })
}

function DiscardDialog({ job, ...dialog }: DialogControl & { job: FailedJob }) {
  const { t } = useLingui()
  const notifyGone = useNotifyGone()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Discard this job?</Trans>}
      description={<Trans>“{job.name}” will never run.</Trans>}
      action={<Trans>Discard it</Trans>}
      busyText={<Trans>Discarding...</Trans>}
      mutation={discardMutation}
      subject={job.id}
      onDone={(outcome) => {
        if (outcome === 'gone') notifyGone()
        else notify({ text: t`The job was discarded.`, tone: 'success' })
      }}
      failure={t`We couldn’t discard the job. Please try again.`}
    />
  )
}

function JobRecord({ job: { about, tries, error, failedAt } }: { job: FailedJob }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">
        <span>{formatMoment(failedAt)}</span>
        {tries !== null && (
          <span>
            {' · '}
            <Plural value={tries} one="# attempt" other="# attempts" />
          </span>
        )}
      </p>
      <p className="whitespace-pre-line">{error || '–'}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {Object.entries(about).map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="text-small text-ink-soft">{key}</dt>
            <dd className="wrap-anywhere">{String(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
