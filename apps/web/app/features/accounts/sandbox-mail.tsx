import { Trans } from '@lingui/react/macro'
import { useServices } from '#lib/services.ts'

/** Whether mails can be sent: undefined until the server has said so. */
export function useMailMode() {
  return useServices().data?.mail
}

/** Where a mail can be read that was kept instead of sent; nothing where mails are sent. */
export function SandboxMail({ to }: { to: string }) {
  if (useMailMode() !== 'sandbox') return null
  return (
    <p className="text-small text-ink-soft">
      <Trans>
        Sandbox: no mail leaves this server. You can{' '}
        <a
          href={`/dev/mail?${new URLSearchParams({ to })}`}
          target="_blank"
          rel="noreferrer"
          className="inline-block min-h-6 font-semibold text-spruce underline underline-offset-4"
        >
          read it at /dev/mail
        </a>
        .
      </Trans>
    </p>
  )
}
