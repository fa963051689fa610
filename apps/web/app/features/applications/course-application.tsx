import { Trans } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications/schema'
import { pages } from '@milepost/contract/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { latestApplicationQuery } from '#features/applications/api.ts'
import { ApplyForm } from '#features/applications/apply-form.tsx'
import { WhatNext } from '#features/applications/what-next.tsx'
import { Alert } from '#ui/alert.tsx'
import { useApplicationStatusNames } from '#ui/application-status.tsx'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { TextLink } from '#ui/text-link.tsx'

/** While it is in one of these, there is nothing to apply for. */
const settled: readonly Application['status'][] = ['applied', 'waiting', 'offered', 'enrolled']

export interface Applicant {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface CourseApplicationProps {
  applicant: Applicant
  courseId: number
  /** It takes no applications now. */
  isClosed: boolean
  /** Every place is taken: who applies is put on the waiting list. */
  isFull: boolean
  institutionName: string
  /** A message is being written. The parent keeps it, so that it survives a closed dialog. */
  isWriting: boolean
  onWriting: (isWriting: boolean) => void
  /** The plan allows no further open application. */
  onLimit: () => void
  close: ReactNode
}

/** The form to apply to a course, or the status of the application, with the dialog's buttons. */
export function CourseApplication(props: CourseApplicationProps) {
  const { applicant, courseId, institutionName, isWriting, onWriting, onLimit, close } = props
  const queryClient = useQueryClient()
  const query = latestApplicationQuery(applicant.id, courseId)
  const { data: latest, isPending } = useQuery(query)
  const [justSent, setJustSent] = useState(false)
  const isSettled = latest != null && settled.includes(latest.status)

  if (latest != null && isSettled) {
    return (
      <>
        <ApplicationStatus application={latest} focused={justSent} />
        <div className={dialogActions}>{close}</div>
      </>
    )
  }
  if (props.isClosed) {
    return (
      <>
        <Alert tone="note">
          <Trans>This course isn’t taking applications now.</Trans>
        </Alert>
        <div className={dialogActions}>{close}</div>
      </>
    )
  }
  if (isWriting) {
    return (
      <ApplyForm
        applicant={applicant}
        courseId={courseId}
        institutionName={institutionName}
        isFull={props.isFull}
        onApplied={(application) => {
          setJustSent(true)
          queryClient.setQueryData(query.queryKey, application)
          onWriting(false)
        }}
        onLimit={onLimit}
        close={close}
      />
    )
  }
  return (
    <>
      {latest != null && <Earlier application={latest} />}
      {props.isFull && (
        <Alert tone="note">
          <Trans>Every place is taken. You can apply and wait for one.</Trans>
        </Alert>
      )}
      <div className={dialogActions}>
        <Button busy={isPending} onClick={() => onWriting(true)}>
          <Trans>Apply Now</Trans>
        </Button>
        {close}
      </div>
    </>
  )
}

/** The form and its button are gone after sending, so the focus moves to what replaced them. */
function ApplicationStatus({ application, focused }: { application: Application; focused: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  // Before the dialog, which takes the focus to itself where what had it is gone.
  useLayoutEffect(() => {
    if (focused) element.current?.focus()
  }, [focused])
  return (
    <div ref={element} tabIndex={-1} className="w-full outline-none">
      <Alert tone="success">
        <p className="font-semibold">
          {application.status === 'applied' ? <Trans>Applied</Trans> : <StatusName status={application.status} />}
        </p>
        <p>
          <span>
            <WhatNext application={application} />
          </span>{' '}
          <MyApplications />
        </p>
      </Alert>
    </div>
  )
}

function StatusName({ status }: Pick<Application, 'status'>) {
  return useApplicationStatusNames()[status]
}

function Earlier({ application }: { application: Application }) {
  const { status, institutionName } = application
  if (status === 'withdrawn' || status === 'closed') return null
  return (
    <p className="w-full text-small text-ink-soft">
      <span>
        {status === 'completed' ? (
          <Trans>{institutionName} has confirmed that you completed this course.</Trans>
        ) : status === 'left' ? (
          <Trans>You’ve left this course. You can apply again.</Trans>
        ) : (
          <Trans>Your last application was declined. You can apply again.</Trans>
        )}
      </span>{' '}
      <MyApplications />
    </p>
  )
}

function MyApplications() {
  return (
    <TextLink to={pages.applications}>
      <Trans>My applications</Trans>
    </TextLink>
  )
}
