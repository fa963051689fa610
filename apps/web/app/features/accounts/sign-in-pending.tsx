import type { ReactNode } from 'react'
import { RouteToMilepost } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** A whole page for a sign-in that is about to be done. */
export function SignInPending({ children }: { children: ReactNode }) {
  return (
    <MessagePage
      picture={<RouteToMilepost className="h-40" />}
      title={<span role="status">{children}</span>}
      actions={null}
    >
      <span className="inline-block text-title text-spruce">
        <Spinner />
      </span>
    </MessagePage>
  )
}
