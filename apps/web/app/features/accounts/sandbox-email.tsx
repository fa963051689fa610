import { Trans } from '@lingui/react/macro'
import { useServices } from '#lib/services.ts'

/** Whether emails can be sent: undefined until the server has said so. */
export function useEmailMode() {
  return useServices().data?.mail
}

/** Where an email can be read that was kept instead of sent; nothing where emails are sent. */
export function SandboxEmail({ to }: { to: string }) {
  if (useEmailMode() !== 'sandbox') return null
  return (
    <p className="text-small text-ink-soft">
      <Trans>
        Sandbox: no emails are sent from this server.{' '}
        <a
          href={`/dev/mail?${new URLSearchParams({ to })}`}
          target="_blank"
          rel="noreferrer"
          className="inline-block min-h-6 font-semibold text-spruce underline underline-offset-4"
        >
          Read them at /dev/mail
        </a>
      </Trans>
    </p>
  )
}
