import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { RouteToMilepost } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

/** Says, after an account was connected, that no one who had access to it before has it now. */
export function AccessEnded({ name, to }: { name: string; to: string }) {
  return (
    <MessagePage
      picture={<RouteToMilepost className="h-40" />}
      title={<Trans>You are signed in</Trans>}
      takesFocus
      actions={
        <ButtonLink to={to} replace>
          <Trans>Continue</Trans>
        </ButtonLink>
      }
    >
      <p role="status">
        <Trans>
          Your account is now connected to {name}. Until now we couldn’t be sure that its email address is yours. So we
          removed its password, two-step sign-in and other ways to sign in, and signed it out everywhere else. You can
          set a new password in Settings.
        </Trans>
      </p>
    </MessagePage>
  )
}
