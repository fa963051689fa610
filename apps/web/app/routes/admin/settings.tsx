import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { signInMethodsQuery } from '#features/accounts/account-api.ts'
import { AccountCard } from '#features/accounts/account-card.tsx'
import { AccountDeletion } from '#features/accounts/account-deletion.tsx'
import { sessionsQuery } from '#features/accounts/own-data-api.ts'
import { OwnDataCard } from '#features/accounts/own-data-card.tsx'
import { SecondFactorCard } from '#features/accounts/second-factor-card.tsx'
import { SessionsCard } from '#features/accounts/sessions-card.tsx'
import { SignInCard } from '#features/accounts/sign-in-card.tsx'
import { preferencesQuery } from '#features/preferences/api.ts'
import { AppearanceCard } from '#features/preferences/appearance-card.tsx'
import { NoticeEmailsCard } from '#features/preferences/notice-emails-card.tsx'
import { KeysCard } from '#features/queue/keys-card.tsx'
import { platformQuery } from '#features/settings/api.ts'
import { PlatformCard } from '#features/settings/platform-card.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useAccountDeletion } from '../use-account-deletion.ts'
import { useUnsavedChanges } from '../use-unsaved-changes.tsx'

export const meta = () => pageMeta(t`Settings`)

export const clientLoader = preload('admin', ({ id }) => [
  ensure(platformQuery),
  ensure(preferencesQuery(id)),
  ensure(signInMethodsQuery(id)),
  ensure(sessionsQuery(id)),
])
export const HydrateFallback = LoadingScreen

/** The platform's settings and the admin's own. What is typed has a button to save it; what is switched acts at once. */
export default function AdminSettings() {
  const user = useCurrentUser()
  const { id } = user
  const { tell, forget, dialog } = useUnsavedChanges()
  const tellOfAccount = useCallback((isDirty: boolean) => tell('account', isDirty), [tell])
  const tellOfPlatform = useCallback((isDirty: boolean) => tell('platform', isDirty), [tell])
  const tellOfReasons = useCallback((isDirty: boolean) => tell('reasons', isDirty), [tell])
  const leave = useAccountDeletion(id, forget)
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading title={<Trans>Settings</Trans>} subtitle={<Trans>Platform settings and your own account.</Trans>} />
      <div key={id} className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PlatformCard onDirtyChange={tellOfPlatform} onReasonsDirtyChange={tellOfReasons} />
          <AccountCard
            user={user}
            onDirtyChange={tellOfAccount}
            deletion={<AccountDeletion userId={id} isLearner={false} onDeleted={() => leave('account')} />}
          />
          <NoticeEmailsCard userId={id} reader="admin" />
          <AppearanceCard userId={id} />
          <KeysCard userId={id} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SignInCard userId={id} />
          <SecondFactorCard userId={id} />
          <SessionsCard userId={id} />
          <OwnDataCard userId={id} />
        </div>
      </div>
      {dialog}
    </div>
  )
}
