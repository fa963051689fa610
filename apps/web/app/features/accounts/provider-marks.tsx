import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'

/** A sign that tells the two apart, in the colour of the text; not the companies' own. */
export function ProviderMark({ provider }: { provider: SignInProvider }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0" fill="none" aria-hidden="true">
      {provider === 'google' ? (
        <path
          d="M18.4 6.6A9 9 0 1 0 21 12.6h-8.4"
          stroke="currentColor"
          strokeWidth="2.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <path
          d="M5 4.2 8.2 6a10.4 10.4 0 0 1 7.6 0L19 4.2c.9 1.5 1 3.1.6 4.6 1 1.1 1.6 2.5 1.6 4.1 0 4.2-3.6 6.9-9.2 6.900s-9.2-2.7-9.2-6.900c0-1.6.6-3 1.6-4.100C4 7.3 4.1 5.7 5 4.200Z"
          fill="currentColor"
        />
      )}
    </svg>
  )
}
