import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '@milepost/contract/http'
import type { OpenedInvitation } from '@milepost/contract/institutions/schema'
import { pages } from '@milepost/contract/pages'
import type { User } from '@milepost/contract/users/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { acceptanceMutation, invitationQuery } from '#features/institutions/memberships/api.ts'
import { ApiError, messageOf } from '#lib/api-error.ts'
import { formatDate } from '#lib/format.ts'
import * as session from '#lib/session.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { BrokenRoute, OpenCountry, RouteToMilepost } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { notify } from '#ui/toast.tsx'

interface InvitationPageProps {
  token: string
  user: User | null
  /** The owner of the invited address signs in here next. */
  onSignOut: () => void
}

/** What the user was invited to, and the button to accept it. Give each reader a separate `key`. */
export function InvitationPage({ token, user, onSignOut }: InvitationPageProps) {
  const { data, error, refetch } = useQuery(invitationQuery(token, user?.id ?? null))
  if (data !== undefined) return <Opened token={token} user={user} invitation={data} onSignOut={onSignOut} />
  if (error === null) {
    return (
      <MessagePage picture={<OpenCountry />} title={<Trans>Invitation</Trans>} actions={null}>
        <PendingLine>
          <Trans>Opening the invitation...</Trans>
        </PendingLine>
      </MessagePage>
    )
  }
  const isOver = error instanceof ApiError && ['link_invalid', 'invalid'].includes(error.code)
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={isOver ? <Trans>This invitation is no longer open</Trans> : <Trans>We couldn’t open the invitation</Trans>}
      actions={
        isOver ? (
          <ButtonLink to={pages.home}>
            <Trans>Go Back Home</Trans>
          </ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        )
      }
    >
      {isOver ? (
        <Trans>
          It was already accepted, withdrawn, or is more than 14 days old. Ask the institution for a new invitation.
        </Trans>
      ) : (
        <Alert>{(error instanceof ApiError && error.message) || <Trans>Something went wrong.</Trans>}</Alert>
      )}
    </MessagePage>
  )
}

interface OpenedProps extends InvitationPageProps {
  invitation: OpenedInvitation
}

function Opened({ token, user, invitation, onSignOut }: OpenedProps) {
  const { institution, sentTo, standing } = invitation
  const email = user?.email ?? ''
  const title = <Trans>{institution} invites you</Trans>
  if (user === null || standing === 'visitor') {
    return (
      <Invited title={title} invitation={invitation} actions={<WaysIn token={token} />}>
        <p>
          <Trans>
            The invitation was sent to {sentTo}. Sign in with the account that uses this address, or create one with it.
            You’ll come back here afterwards.
          </Trans>
        </p>
      </Invited>
    )
  }
  if (standing === 'other_address') {
    return (
      <Invited title={title} invitation={invitation} actions={<OtherAccount onSignOut={onSignOut} />}>
        <Alert tone="note">
          <Trans>
            The invitation was sent to {sentTo}, but you’re signed in as {email}. Sign in with the account that uses the
            invited address.
          </Trans>
        </Alert>
      </Invited>
    )
  }
  if (standing === 'not_a_student') {
    return (
      <Invited title={title} invitation={invitation} actions={<OtherAccount onSignOut={onSignOut} />}>
        <Alert tone="note">
          <Trans>
            Your account, {email}, already belongs to an institution or is an admin account, so it can’t join another
            one.
          </Trans>
        </Alert>
      </Invited>
    )
  }
  return <Welcome token={token} user={user} invitation={invitation} title={title} />
}

interface WelcomeProps extends Omit<OpenedProps, 'onSignOut'> {
  user: User
  title: ReactNode
}

function Welcome({ token, user, invitation, title }: WelcomeProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const { institution } = invitation
  const { busy, run } = useWrite(acceptanceMutation, {
    onDone: async (joined) => {
      session.updateUser(joined)
      await navigate(pages.institution, { replace: true })
      notify({ text: t`Welcome to ${institution}.`, tone: 'success' })
    },
    onFailure: (error) => setFailure(messageOf(error, t`That didn’t work. Please try again.`)),
  })
  const join = () => {
    setFailure(null)
    void run(token)
  }
  return (
    <Invited
      title={title}
      invitation={invitation}
      actions={
        <>
          <Button busy={busy} busyText={<Trans>Joining...</Trans>} onClick={join}>
            <Trans>Join {institution}</Trans>
          </Button>
          <ButtonLink variant="quiet" to={pages.dashboard}>
            <Trans>Not now</Trans>
          </ButtonLink>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
      <ul className="grid list-disc gap-2 pl-5 text-left">
        <li>
          <Trans>You’ll see the institution’s courses, applications and feedback instead of your own.</Trans>
        </li>
        <li>
          <Trans>We keep your roadmap, progress and requests. If you leave, you get them back.</Trans>
        </li>
        {user.is_premium && (
          <li>
            <Trans>Your paid plan ends right away, without a refund for the time left.</Trans>
          </li>
        )}
      </ul>
    </Invited>
  )
}

interface InvitedProps {
  title: ReactNode
  invitation: OpenedInvitation
  actions: ReactNode
  children: ReactNode
}

function Invited({ title, invitation, actions, children }: InvitedProps) {
  return (
    <MessagePage picture={<RouteToMilepost className="h-40" />} title={title} actions={actions}>
      <div className="grid gap-4">
        <p>
          <Trans>
            Join to manage courses, reply to applications and read learners’ feedback. The invitation is valid until{' '}
            {formatDate(invitation.expiresAt)}.
          </Trans>
        </p>
        {children}
      </div>
    </MessagePage>
  )
}

/** Leads back here once one is signed in. */
function WaysIn({ token }: { token: string }) {
  const state = { from: addressOf(pages.invitation, { token }) }
  return (
    <>
      <ButtonLink to={pages.login} state={state}>
        <Trans>Sign In</Trans>
      </ButtonLink>
      <ButtonLink variant="quiet" to={pages.signUp} state={state}>
        <Trans>Sign Up</Trans>
      </ButtonLink>
    </>
  )
}

function OtherAccount({ onSignOut }: Pick<InvitationPageProps, 'onSignOut'>) {
  return (
    <>
      <Button onClick={onSignOut}>
        <Trans>Use another account</Trans>
      </Button>
      <ButtonLink variant="quiet" to={pages.home}>
        <Trans>Go Back Home</Trans>
      </ButtonLink>
    </>
  )
}
