import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import type { User } from '@milepost/contract/users/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SkillsInDemand } from '#features/analytics/figures/skills-in-demand.tsx'
import { ownRequests, ownRequestsQuery, requestMutation } from '#features/institutions/requests/api.ts'
import {
  beginningOf,
  type InstitutionFields,
  nothing,
  requestDraft,
  takeOverVisitorDraft,
  visitorDraft,
} from '#features/institutions/requests/institution-fields.ts'
import { OwnRequests } from '#features/institutions/requests/own-requests.tsx'
import { RequestForm } from '#features/institutions/requests/request-form.tsx'
import { WhatInstitutionsGet } from '#features/institutions/requests/what-institutions-get.tsx'
import { CourseBesideStep } from '#features/landing/course-examples.tsx'
import sample from '#features/landing/sample.json'
import { useInbox } from '#features/notifications/use-inbox.ts'
import { accountQuery } from '#lib/account-query.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { usePage } from '#lib/use-page.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { draftKept } from '#ui/form/use-form.ts'
import { ArrowLeft } from '#ui/icons.ts'
import { Link } from '#ui/link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PendingLine } from '#ui/pending-line.tsx'

export const meta = () =>
  pageMeta(t`Apply to Become an Institution`, {
    name: 'description',
    content: t`See which skills learners are waiting for, and put your courses next to the steps they teach. Joining is free.`,
  })

const formId = 'request'
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
        subtitle={<Trans>Show your courses to learners right when they need them.</Trans>}
      />
      {session.status === 'loading' && (
        <>
          <Benefits />
          <PendingLine>
            <Trans>Loading...</Trans>
          </PendingLine>
        </>
      )}
      {session.status === 'signed-out' && (
        <>
          <Benefits />
          <ForVisitor />
        </>
      )}
      {session.status === 'signed-in' && <ForUser key={session.user.id} user={session.user} />}
    </div>
  )
}

/** Shown before the form, unless the user has applied before. */
function Benefits() {
  return (
    <WhatInstitutionsGet
      formId={formId}
      demand={<SkillsInDemand />}
      example={sample.courses.slice(-1).map((course) => <CourseBesideStep key={course.title} course={course} />)}
    />
  )
}

function ForVisitor() {
  const navigate = useNavigate()
  return (
    <div id={formId} className="grid max-w-form gap-6">
      <Alert tone="note">
        <Trans>
          You need an account to apply. <TextLink to={pages.login}>Sign in</TextLink> or{' '}
          <TextLink to={pages.signUp}>sign up</TextLink> and we’ll bring you back here. Nothing you’ve typed is lost.
        </Trans>
      </Alert>
      <Card aria-label={t`Request form`}>
        <RequestForm
          beginning={nothing}
          draft={visitorDraft}
          submit={async () => {
            await navigate(pages.login, { state: sentBack })
            return draftKept
          }}
        >
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
        Once approved, this becomes an institution account. We keep your learner data but hide it, and cancel any paid
        plan.
      </Trans>
    </Alert>
  )
}

function ForUser({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(requestMutation(user.id))
  const [isSent, setSent] = useState(false)
  const paging = usePage()
  const renew = () => void queryClient.invalidateQueries({ queryKey: ownRequests(user.id) })
  // A decision comes with a notification, so it shows as soon as it is made.
  useInbox(user.id, renew)
  const newest = useQuery(ownRequestsQuery(user.id, 1))
  const shown = useQuery(ownRequestsQuery(user.id, paging.page))
  const latest = newest.data?.rows[0]
  useRoleOnceApproved(user, latest?.status === 'approved' ? latest.id : null)

  const submit = async (fields: InstitutionFields) => {
    await mutateAsync(fields)
    setSent(true)
    paging.setPage(1)
  }
  const isOpen = latest?.status === 'pending'
  const canApply = user.role === 'student' && newest.data !== undefined && !isOpen
  return (
    <>
      {canApply && latest === undefined && <Benefits />}
      <div id={formId} className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
        {user.role !== 'student' && <NotALearner user={user} />}
        {user.role === 'student' && isOpen && <Waits isSent={isSent} />}
        {canApply && (
          <Card aria-label={t`Request form`} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {latest?.status === 'rejected' && <WhyRejected reason={latest.reason} />}
            <Form key={latest?.id ?? 0} user={user} beginning={beginningOf(user.email, latest)} submit={submit} />
          </Card>
        )}
        <OwnRequests query={shown} paging={paging} />
      </div>
    </>
  )
}

interface FormProps {
  user: User
  beginning: InstitutionFields
  submit: (fields: InstitutionFields) => Promise<unknown>
}

function Form({ user, beginning, submit }: FormProps) {
  const [first] = useState(() => {
    takeOverVisitorDraft(user.id, beginning)
    return beginning
  })
  return (
    <RequestForm beginning={first} draft={requestDraft(user.id)} submit={submit}>
      <WhatChanges />
    </RequestForm>
  )
}

function WhyRejected({ reason }: { reason: string | null }) {
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          Your last request wasn’t approved. We’ve kept what you wrote, so you can change it and apply again.
        </Trans>
      </p>
      {reason !== null && (
        <p className="border-l-4 border-danger pl-4 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">
            <Trans>Reason:</Trans>
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
        <Trans>We’ve got your request</Trans>
      </h2>
      {isSent && (
        <Alert tone="success">
          <Trans>Request submitted! Please wait for admin approval.</Trans>
        </Alert>
      )}
      <p>
        <Trans>An admin will review it. We’ll email you and notify you in {product.name} either way.</Trans>
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
            <Trans>Admins review these requests, so an admin account can’t apply. Use a learner account instead.</Trans>
          </p>
          <ButtonLink to={pages.adminInstitutions}>
            <Trans>See the requests</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            <Trans>This account is already part of an institution, so you don’t need to apply.</Trans>
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
