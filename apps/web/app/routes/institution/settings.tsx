import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { signInMethodsQuery } from '#features/accounts/account-api.ts'
import { AccountCard } from '#features/accounts/account-card.tsx'
import { AccountDeletion } from '#features/accounts/account-deletion.tsx'
import { sessionsQuery } from '#features/accounts/own-data-api.ts'
import { OwnDataCard } from '#features/accounts/own-data-card.tsx'
import { SecondFactorCard } from '#features/accounts/second-factor-card.tsx'
import { SessionsCard } from '#features/accounts/sessions-card.tsx'
import { SignInCard } from '#features/accounts/sign-in-card.tsx'
import { OffersCard } from '#features/applications/received/offers-card.tsx'
import { TextsCard } from '#features/applications/received/texts-card.tsx'
import { institutionQuery } from '#features/institutions/api.ts'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { DetailsCard } from '#features/institutions/details-card.tsx'
import { ProfileCard } from '#features/institutions/profile-card.tsx'
import { preferencesQuery } from '#features/preferences/api.ts'
import { AppearanceCard } from '#features/preferences/appearance-card.tsx'
import { NoticeEmailsCard } from '#features/preferences/notice-emails-card.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useAccountDeletion } from '../use-account-deletion.ts'
import { useUnsavedChanges } from '../use-unsaved-changes.tsx'
import { InstitutionDeletion } from './institution-deletion.tsx'

export const meta = () => pageMeta(t`Institution Settings`)

export const clientLoader = preload('institution', ({ id, institution_id: institutionId }) => [
  ensure(preferencesQuery(id)),
  ensure(signInMethodsQuery(id)),
  ensure(sessionsQuery(id)),
  ...(institutionId === null ? [] : [ensure(institutionQuery(institutionId))]),
])
export const HydrateFallback = LoadingScreen

/** The institution's profile, and the account of the user. */
export default function InstitutionSettings() {
  const user = useCurrentUser()
  const { id, institution_id: institutionId } = user
  const isOwner = user.institution_role === 'owner'
  const { tell, forget, dialog } = useUnsavedChanges()
  const tellOfProfile = useCallback((isDirty: boolean) => tell('profile', isDirty), [tell])
  const tellOfAccount = useCallback((isDirty: boolean) => tell('account', isDirty), [tell])
  const leave = useAccountDeletion(id, forget)
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Institution Settings</Trans>}
        subtitle={<Trans>Your public profile and your own account.</Trans>}
      />
      <div key={id} className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {institutionId === null ? (
            <NoInstitution />
          ) : (
            <OwnInstitution
              userId={id}
              institutionId={institutionId}
              isOwner={isOwner}
              onDirtyChange={tellOfProfile}
              onDeleted={() => leave('institution')}
            />
          )}
          {institutionId !== null && (
            <>
              <DetailsCard institutionId={institutionId} />
              <OffersCard institutionId={institutionId} />
              <TextsCard institutionId={institutionId} />
            </>
          )}
          <AccountCard
            user={user}
            onDirtyChange={tellOfAccount}
            deletion={
              <AccountDeletion
                isLearner={false}
                userId={id}
                onDeleted={() => leave('account')}
                {...(isOwner && {
                  staysBecause: (
                    <Trans>
                      You own this institution. Hand it over to a colleague first, or delete it together with your
                      account under “Institution”.
                    </Trans>
                  ),
                })}
              />
            }
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <NoticeEmailsCard userId={id} reader="institution" />
          <AppearanceCard userId={id} />
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

interface OwnInstitutionProps {
  userId: string
  institutionId: number
  isOwner: boolean
  onDirtyChange: (isDirty: boolean) => void
  onDeleted: () => void
}

/** The profile, and for its owner the deletion: while one is under way, the other waits. */
function OwnInstitution({ userId, institutionId, isOwner, onDirtyChange, onDeleted }: OwnInstitutionProps) {
  const [isSaving, setSaving] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <ProfileCard institutionId={institutionId} onDirtyChange={onDirtyChange} disabled={isDeleting} onBusy={setSaving}>
      {isOwner && (
        <InstitutionDeletion
          userId={userId}
          institutionId={institutionId}
          disabled={isSaving}
          isDeleting={isDeleting}
          onBusy={setDeleting}
          onDeleted={onDeleted}
        />
      )}
    </ProfileCard>
  )
}
