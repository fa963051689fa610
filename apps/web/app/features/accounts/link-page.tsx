import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { User } from '@milepost/contract/users/schema'
import { type ReactNode, useState } from 'react'
import { isFinalRefusal, linkErrorMessage } from '#features/accounts/link-error.ts'
import { homePageOf } from '#features/accounts/post-sign-in-redirect.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink, type ButtonVariant } from '#ui/button.tsx'
import { BrokenRoute, OpenCountry, RouteToMilepost } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

interface ConfirmLinkPageProps<Result> {
  title: ReactNode
  /** What a press does. */
  children: ReactNode
  button: ReactNode
  busyText: ReactNode
  variant?: ButtonVariant | undefined
  /** Ways on without a press. */
  otherActions?: ReactNode
  /** It follows another page in the same place. */
  takesFocus?: boolean | undefined
  onConfirm: () => Promise<Result>
  done: (result: Result) => ReactNode
  /** The link won't work any more. */
  failed: (message: string) => ReactNode
}

type LinkOutcome<Result> =
  | { readonly state: 'open' }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'no answer' | 'failed'; readonly message: string }

/**
 * The page of an emailed link. Email scanners open links and run the page's scripts, so only a press of its button
 * changes anything.
 */
export function ConfirmLinkPage<Result>({ onConfirm, done, failed, ...props }: ConfirmLinkPageProps<Result>) {
  const [outcome, setOutcome] = useState<LinkOutcome<Result>>({ state: 'open' })
  const { busy, send } = useSubmit((error) => {
    setOutcome({ state: isFinalRefusal(error) ? 'failed' : 'no answer', message: linkErrorMessage(error) })
  })
  const confirm = () =>
    send(async () => {
      setOutcome({ state: 'open' })
      setOutcome({ state: 'done', result: await onConfirm() })
    })
  if (outcome.state === 'done') return done(outcome.result)
  if (outcome.state === 'failed') return failed(outcome.message)
  return (
    <MessagePage
      picture={<OpenCountry />}
      title={props.title}
      takesFocus={props.takesFocus}
      actions={
        <>
          <Button variant={props.variant} busy={busy} busyText={props.busyText} onClick={() => void confirm()}>
            {props.button}
          </Button>
          {props.otherActions}
        </>
      }
    >
      <div className="grid gap-4">
        <div>{props.children}</div>
        {outcome.state === 'no answer' && (
          <div className="text-left">
            <Alert>{outcome.message}</Alert>
          </div>
        )}
      </div>
    </MessagePage>
  )
}

interface LinkDoneProps {
  title: ReactNode
  actions: ReactNode
  children: ReactNode
}

export function LinkDone({ title, actions, children }: LinkDoneProps) {
  return (
    <MessagePage picture={<RouteToMilepost className="h-40" />} title={title} actions={actions} takesFocus>
      <div role="status">{children}</div>
    </MessagePage>
  )
}

interface LinkFailedProps extends Omit<LinkDoneProps, 'children'> {
  message: string
  /** What to do about it. */
  children: ReactNode
}

export function LinkFailed({ title, message, actions, children }: LinkFailedProps) {
  return (
    <MessagePage picture={<BrokenRoute />} title={title} actions={actions} takesFocus>
      <div className="grid gap-4">
        <div className="text-left">
          <Alert>{message || <Trans>Something went wrong.</Trans>}</Alert>
        </div>
        <p>{children}</p>
      </div>
    </MessagePage>
  )
}

/** Leads on to the user's own area, or to sign-in. */
export function OnwardLink({ user }: { user: User | null }) {
  return user === null ? (
    <ButtonLink to={pages.login}>
      <Trans>Sign In</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to={homePageOf(user.role)}>
      <Trans>Continue</Trans>
    </ButtonLink>
  )
}
