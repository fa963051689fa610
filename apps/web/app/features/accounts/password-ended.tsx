import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { RouteToMilepost } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

/** Says, after an account was connected, what became of its former password. */
export function PasswordEnded({ name, to }: { name: string; to: string }) {
  return (
    <MessagePage
      picture={<RouteToMilepost className="h-40" />}
      title={<Trans>You are signed in</Trans>}
      actions={
        <ButtonLink to={to} replace>
          <Trans>Continue</Trans>
        </ButtonLink>
      }
    >
      <p role="status">
        <Trans>
          Your account is now connected to {name}. Its email address had never been confirmed, so we removed the old
          password and signed you out elsewhere to be safe. You can set a new password in Settings.
        </Trans>
      </p>
    </MessagePage>
  )
}
