import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import type { User } from '@milepost/contract/users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ownRequests, ownRequestsQuery, requestsPerPage, sendRequest } from '#features/institutions/requests/api.ts'
import {
  beginningOf,
  draftOf,
  type InstitutionFields,
  visitorDraft,
} from '#features/institutions/requests/institution-fields.ts'
import { OwnRequests } from '#features/institutions/requests/own-requests.tsx'
import { RequestForm } from '#features/institutions/requests/request-form.tsx'
import { useInbox } from '#features/notifications/use-inbox.ts'
import { accountQuery } from '#lib/account-query.ts'
import { ApiError } from '#lib/api-error.ts'
import { useSession } from '#lib/session.ts'
import { usePage } from '#lib/use-page.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PendingLine } from '#ui/pending-line.tsx'

export function meta() {
  return [{ title: `${t`Apply to Become an Institution`} · ${product.name}` }]
}

const sentBack = { from: pages.institutionRequests }

export default function InstitutionRequests() {
  const session = useSession()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ButtonLink to={pages.home} variant="quiet" size="small" className="justify-self-start">
        <ArrowLeft className="size-4" aria-hidden />
        <Trans>Back</Trans>
      </ButtonLink>
      <PageHeading
        title={<Trans>Apply to Become an Institution</Trans>}
        subtitle={<Trans>Offer your courses to learners, beside the steps that they teach.</Trans>}
      />
      {session.status === 'loading' && (
        <PendingLine>
          <Trans>Loading...</Trans>
        </PendingLine>
      )}
      {session.status === 'signed-out' && <ForVisitor />}
      {session.status === 'signed-in' && <ForUser key={session.user.id} user={session.user} />}
    </div>
  )
}

function ForVisitor() {
  const navigate = useNavigate()
  const [draft] = useState(visitorDraft)
  return (
    <div className="grid max-w-form gap-6">
      <Alert tone="note">
        <Trans>
          Requests are sent by somebody with an account. <TextLink to={pages.login}>Sign in</TextLink> or{' '}
          <TextLink to={pages.signUp}>sign up</TextLink>: you come back here, and what you have typed is kept.
        </Trans>
      </Alert>
      <Card aria-label={t`Request form`}>
        <RequestForm draft={draft} submit={async () => navigate(pages.login, { state: sentBack })}>
          <WhatChanges />
        </RequestForm>
      </Card>
    </div>
  )
}

function TextLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <Link to={to} state={sentBack} className="font-semibold text-spruce underline underline-offset-4">
      {children}
    </Link>
  )
}

/** What approval means for the account: said before anything is sent. */
function WhatChanges() {
  return (
    <Alert tone="note">
      <Trans>
        Once the request is approved, this account moves to the institution’s area and leaves the learner’s. What you
        did as a learner is kept, but not shown there, and a paid plan is cancelled.
      </Trans>
    </Alert>
  )
}

function ForUser({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const [isSent, setSent] = useState(false)
  const { page, setPage, know } = usePage(requestsPerPage)
  const renew = () => void queryClient.invalidateQueries({ queryKey: ownRequests(user.id) })
  // A decision comes with a notification, so it shows as soon as it is made.
  useInbox(user.id, renew)
  const newest = useQuery(ownRequestsQuery(user.id, 1))
  const shown = useQuery(ownRequestsQuery(user.id, page))
  if (!shown.isFetching) know(shown.data?.total)
  const latest = newest.data?.requests[0]
  useRoleOnceApproved(user, latest?.status === 'approved' ? latest.id : null)

  const submit = async (fields: InstitutionFields) => {
    try {
      await sendRequest(user.id, fields)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'institution_request_open') renew()
      if (code === 'not_a_student') void queryClient.invalidateQueries(accountQuery(user.id))
      throw error
    }
    draftOf(user.id, beginningOf(user.email, undefined)).clear()
    setSent(true)
    setPage(1)
    await queryClient.invalidateQueries({ queryKey: ownRequests(user.id) })
  }
  const isOpen = latest?.status === 'pending'
  const canApply = user.role === 'student' && newest.data !== undefined && !isOpen
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
      {user.role !== 'student' && <NotALearner user={user} />}
      {user.role === 'student' && isOpen && <Waits isSent={isSent} />}
      {canApply && (
        <Card aria-label={t`Request form`} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {latest?.status === 'rejected' && <WhyRejected reason={latest.reason} />}
          <Form key={latest?.id ?? 0} user={user} beginning={beginningOf(user.email, latest)} submit={submit} />
        </Card>
      )}
      <OwnRequests list={shown} page={page} onPage={setPage} />
    </div>
  )
}

interface FormProps {
  user: User
  beginning: InstitutionFields
  submit: (fields: InstitutionFields) => Promise<unknown>
}

function Form({ user, beginning, submit }: FormProps) {
  const [draft] = useState(() => draftOf(user.id, beginning))
  return (
    <RequestForm draft={draft} submit={submit}>
      <WhatChanges />
    </RequestForm>
  )
}

function WhyRejected({ reason }: { reason: string | null }) {
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          Your last request was not approved. What you wrote stands here again: change it, and send it anew.
        </Trans>
      </p>
      {reason !== null && (
        <p className="border-l-4 border-danger pl-4 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">
            <Trans>Why:</Trans>
          </span>{' '}
          {reason}
        </p>
      )}
    </div>
  )
}

/** The form has gone: the focus comes along. */
function Waits({ isSent }: { isSent: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSent) heading.current?.focus()
  }, [isSent])
  return (
    <Card className="grid gap-4" aria-labelledby="request-waits">
      <h2 id="request-waits" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>Your request is with us</Trans>
      </h2>
      {isSent && (
        <Alert tone="success">
          <Trans>Request submitted! Please wait for admin approval.</Trans>
        </Alert>
      )}
      <p>
        <Trans>An admin looks at it. You are told by mail and in {product.name}, whatever is decided.</Trans>
      </p>
    </Card>
  )
}

function NotALearner({ user }: { user: User }) {
  return (
    <Card className="grid justify-items-start gap-4">
      {user.role === 'admin' ? (
        <>
          <p>
            <Trans>
              This is an admin’s account. Admins decide about requests and cannot become an institution themselves: use
              a learner’s account to apply.
            </Trans>
          </p>
          <ButtonLink to={pages.adminInstitutions}>
            <Trans>See the requests</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            <Trans>This account acts for an institution, so there is nothing to apply for.</Trans>
          </p>
          <ButtonLink to={pages.institution}>
            <Trans>Go to your institution</Trans>
          </ButtonLink>
        </>
      )}
    </Card>
  )
}

/** Once a request is approved the account has another role than this browser knows of: it is read again. */
function useRoleOnceApproved(user: User, approvedId: number | null): void {
  const queryClient = useQueryClient()
  const isOld = user.role === 'student'
  useEffect(() => {
    if (approvedId !== null && isOld) void queryClient.invalidateQueries(accountQuery(user.id))
  }, [approvedId, isOld, user.id, queryClient])
}
