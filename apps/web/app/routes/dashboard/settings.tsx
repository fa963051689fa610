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
import { billingQuery } from '#features/payment/api.ts'
import { PlanCard } from '#features/payment/plan-card.tsx'
import { preferencesQuery } from '#features/preferences/api.ts'
import { AppearanceCard } from '#features/preferences/appearance-card.tsx'
import { CareerPreferencesCard } from '#features/preferences/career-card.tsx'
import { LanguageCard } from '#features/preferences/language-card.tsx'
import { NoticeEmailsCard } from '#features/preferences/notice-emails-card.tsx'
import { NotificationsCard } from '#features/preferences/notifications-card.tsx'
import { profileQuery } from '#features/profiles/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useAccountDeletion } from '../use-account-deletion.ts'
import { useUnsavedChanges } from '../use-unsaved-changes.tsx'
import { SavedBudget } from './saved-budget.tsx'

export const meta = () => pageMeta(t`Settings`)

export const clientLoader = preload('student', ({ id }) => [
  ensure(preferencesQuery(id)),
  ensure(billingQuery(id)),
  ensure(signInMethodsQuery(id)),
  ensure(sessionsQuery(id)),
  ensure(profileQuery(id)),
])
export const HydrateFallback = LoadingScreen

/** One card a subject, in two columns where there is room. What is typed has a button to save it; what is switched acts at once. */
export default function Settings() {
  const user = useCurrentUser()
  const { id } = user
  const { tell, forget, dialog } = useUnsavedChanges()
  const tellOfAccount = useCallback((isDirty: boolean) => tell('account', isDirty), [tell])
  const tellOfCareer = useCallback((isDirty: boolean) => tell('career', isDirty), [tell])
  const leave = useAccountDeletion(id, forget)
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading title={<Trans>Settings</Trans>} subtitle={<Trans>Your account, preferences and data.</Trans>} />
      <div key={id} className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AccountCard
            user={user}
            onDirtyChange={tellOfAccount}
            deletion={<AccountDeletion userId={id} isLearner onDeleted={() => leave('account')} />}
          />
          <CareerPreferencesCard userId={id} budget={<SavedBudget userId={id} />} onDirtyChange={tellOfCareer} />
          <NotificationsCard userId={id} />
          <NoticeEmailsCard userId={id} reader="student" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AppearanceCard userId={id} />
          <LanguageCard />
          <PlanCard userId={id} />
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
