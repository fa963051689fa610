import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type CourseRequest, isWebAddress } from '@milepost/contract/course-requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { ownRequests, requestsPerPage, requestsQuery, withdraw } from '#features/course-requests/api.ts'
import { RequestState } from '#features/course-requests/request-state.tsx'
import { courseInExplorer } from '#lib/addresses.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatDate } from '#lib/format.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { PagedList } from '#ui/paged-list.tsx'

const textLink =
  'inline-block min-h-6 font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2 wrap-anywhere'

/** The courses a learner has asked for, each with its status and answer. */
export function OwnRequests({ userId }: { userId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { page, setPage, know } = usePage(requestsPerPage)
  const withdrawing = useDialogState<CourseRequest>()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useQuery(requestsQuery(userId, page))
  if (!list.isFetching) know(list.data?.total)

  const renew = () => queryClient.invalidateQueries({ queryKey: ownRequests(userId) })
  const failureOf = (failure: unknown) => {
    if (failure instanceof ApiError && failure.code === 'not_found') return null
    if (failure instanceof ApiError && failure.code === 'course_request_decided') void renew()
    return (failure instanceof ApiError && failure.message) || t`It could not be withdrawn. Please try again.`
  }
  return (
    <section aria-labelledby="own-course-requests" className="grid content-start gap-4">
      <h2 id="own-course-requests" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>What you have asked for</Trans>
      </h2>
      <PagedList
        list={list}
        perPage={requestsPerPage}
        page={page}
        onPage={setPage}
        loading={<Trans>Fetching your requests...</Trans>}
        failure={<Trans>Your requests could not be loaded.</Trans>}
        empty={<Trans>Nothing yet. Your requests and what is answered stand here.</Trans>}
        count={(total) => <Plural value={total} one="# request" other="# requests" />}
      >
        <ul className="grid gap-4">
          {list.data?.requests.map((request) => (
            <Request key={request.id} request={request} onWithdraw={() => withdrawing.open(request)} />
          ))}
        </ul>
      </PagedList>
      {withdrawing.subject !== null && (
        <ConfirmDialog
          key={withdrawing.key}
          open={withdrawing.isOpen}
          onClose={withdrawing.close}
          title={<Trans>Withdraw this request?</Trans>}
          description={<Trans>“{withdrawing.subject.courseName}” will not be looked at any more.</Trans>}
          action={<Trans>Withdraw</Trans>}
          busyText={<Trans>Withdrawing...</Trans>}
          act={() => withdraw(userId, withdrawing.subject?.id ?? 0)}
          failureOf={failureOf}
          onDone={async () => {
            await renew()
            withdrawing.close()
          }}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}

function Request({ request, onWithdraw }: { request: CourseRequest; onWithdraw: () => void }) {
  const { courseName, description, category, difficulty, mode, duration, price, link, answer, course } = request
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <RequestState status={request.status} />
        <p className="text-small text-ink-soft">
          <Trans>Asked on {formatDate(request.createdAt)}</Trans>
        </p>
      </div>
      <div className="grid gap-1">
        <h3 className="text-body wrap-anywhere">{courseName}</h3>
        <p className="text-small text-ink-soft wrap-anywhere">
          {[category, difficulty, mode, duration, price].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{description}</p>
      {link !== null && isWebAddress(link) && (
        <a href={link} target="_blank" rel="noreferrer noopener" className={textLink}>
          {link}{' '}
          <span className="sr-only">
            <Trans>(opens a new tab)</Trans>
          </span>
        </a>
      )}
      {(answer !== '' || course !== null) && (
        <div className="grid gap-1 border-l-4 border-spruce bg-paper px-4 py-3">
          <p className="font-display font-semibold">
            <Trans>Answer</Trans>
          </p>
          {answer !== '' && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
          {course !== null && (
            <p>
              <Link to={courseInExplorer({ id: String(course.id), title: course.title })} className={textLink}>
                <Trans>See the course: {course.title}</Trans>
              </Link>
            </p>
          )}
        </div>
      )}
      {request.status === 'requested' && (
        <div>
          <Button variant="quiet" size="small" onClick={onWithdraw}>
            <Trans>
              Withdraw <span className="sr-only">({courseName})</span>
            </Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
