import { Trans, useLingui } from '@lingui/react/macro'
import type { Credential } from '@milepost/contract/credentials/schema'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { credentialSharingMutation, credentialsQuery } from '#features/credentials/api.ts'
import { credentialAddress, linkedInAddress } from '#features/credentials/credential-address.ts'
import { DeleteCredentialDialog, ShareCredentialDialog } from '#features/credentials/credential-dialogs.tsx'
import { CredentialFiles } from '#features/credentials/credential-files.tsx'
import { formatDate } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { CredentialLink } from '#ui/published-link.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { useDialogs } from '#ui/resource-list/use-dialogs.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { notify, notifyFailure } from '#ui/toast.tsx'
import { useRevocationReasons } from '#ui/use-revocation-reasons.ts'

type CredentialDialog = 'sharing' | 'deletion'

/** The learner's credentials, the latest first. Nothing while there are none. */
export function CredentialList({ userId }: { userId: string }) {
  const { data: credentials = [], isError, refetch } = useQuery(credentialsQuery(userId))
  // The last credential takes the list with it when it is deleted: this stays.
  const area = useRef<HTMLDivElement>(null)
  const { open, dialog } = useDialogs<Credential, CredentialDialog>(
    {
      sharing: (credential, control) => <ShareCredentialDialog {...control} userId={userId} credential={credential} />,
      deletion: (credential, control) => (
        <DeleteCredentialDialog {...control} userId={userId} credential={credential} />
      ),
    },
    area,
  )
  return (
    <div ref={area} tabIndex={-1} className="max-w-prose outline-none empty:hidden">
      {isError && credentials.length === 0 && (
        <RetryAlert onRetry={() => void refetch()}>
          <Trans>We couldn’t load your credentials.</Trans>
        </RetryAlert>
      )}
      {credentials.length > 0 && (
        <ListSection
          title={<Trans>Your credentials</Trans>}
          description={
            <p className="text-ink-soft">
              <Trans>Proof that you completed a course. Only you can see it until you share it.</Trans>
            </p>
          }
        >
          <ul className="grid gap-4">
            {credentials.map((credential) => (
              <CredentialCard
                key={credential.id}
                userId={userId}
                credential={credential}
                onOpen={(name) => open(name, credential)}
              />
            ))}
          </ul>
        </ListSection>
      )}
      {dialog}
    </div>
  )
}

interface CredentialCardProps {
  userId: string
  credential: Credential
  onOpen: (dialog: CredentialDialog) => void
}

function CredentialCard({ userId, credential, onOpen }: CredentialCardProps) {
  const { id, courseTitle, institutionName, issuedAt, isShared, revocation } = credential
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CredentialState credential={credential} />
        <p className="text-small text-ink-soft">{formatDate(issuedAt)}</p>
      </div>
      <div>
        <h3 className="text-lead wrap-anywhere">
          {isShared ? <CredentialLink id={id}>{courseTitle}</CredentialLink> : <span>{courseTitle}</span>}
        </h3>
        <p className="text-ink-soft wrap-anywhere">{institutionName}</p>
      </div>
      {revocation === null && <CredentialFiles id={id} />}
      {isShared && revocation === null && <LinkedInLink credential={credential} />}
      <CredentialActions userId={userId} credential={credential} onOpen={onOpen} />
    </li>
  )
}

function LinkedInLink({ credential }: { credential: Credential }) {
  const { t } = useLingui()
  return <OutsideLink to={linkedInAddress(credential)} title={t`Add to LinkedIn`} />
}

function CredentialState({ credential: { institutionName, isShared, revocation } }: { credential: Credential }) {
  const reasons = useRevocationReasons()
  if (revocation !== null) {
    const reason = reasons[revocation.reason]
    return (
      <p className="font-medium text-danger wrap-anywhere">
        <Trans>
          Revoked by {institutionName}: {reason}
        </Trans>
      </p>
    )
  }
  if (isShared) {
    return (
      <Badge tone="success">
        <Trans>Shared</Trans>
      </Badge>
    )
  }
  return (
    <Badge>
      <Trans>Only you can see it</Trans>
    </Badge>
  )
}

function CredentialActions({ userId, credential, onOpen }: CredentialCardProps) {
  const { t } = useLingui()
  const { id, courseTitle, isShared, revocation } = credential
  const { busy, run } = useWrite(credentialSharingMutation(userId), {
    onDone: () => notify({ text: t`Only you can see it now.`, tone: 'success' }),
    onFailure: (error) => notifyFailure(error, t`We couldn’t save that. Please try again.`),
  })
  const copy = () =>
    navigator.clipboard.writeText(credentialAddress(id)).then(
      () => notify({ text: t`The link is copied.`, tone: 'success' }),
      () =>
        notify({ text: t`Your browser blocked copying. Open the page and copy its address there.`, tone: 'danger' }),
    )
  return (
    <div className="flex flex-wrap gap-3">
      {!isShared && revocation === null && (
        <Button
          size="small"
          aria-label={t`Share the credential for ${courseTitle}`}
          aria-haspopup="dialog"
          onClick={() => onOpen('sharing')}
        >
          <Trans>Share</Trans>
        </Button>
      )}
      {isShared && (
        <>
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Copy link to the credential for ${courseTitle}`}
            onClick={() => void copy()}
          >
            <Trans>Copy link</Trans>
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Stop sharing the credential for ${courseTitle}`}
            busy={busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => void run({ id, isShared: false })}
          >
            <Trans>Stop sharing</Trans>
          </Button>
        </>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={t`Delete the credential for ${courseTitle}`}
        aria-haspopup="dialog"
        onClick={() => onOpen('deletion')}
      >
        <Trans>Delete</Trans>
      </Button>
    </div>
  )
}
