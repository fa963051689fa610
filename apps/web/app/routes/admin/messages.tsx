import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ContactMessageList, shownMessagesQuery } from '#features/contact/contact-message-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Messages`)

export const clientLoader = preload('admin', (_user, { search }) => [ensure(shownMessagesQuery(search))])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminMessages() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Messages</Trans>}
        subtitle={<Trans>Messages from the contact form: paying learners first, then oldest first.</Trans>}
      />
      <ContactMessageList userId={id} />
    </div>
  )
}
