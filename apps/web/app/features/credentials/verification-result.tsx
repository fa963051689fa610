import { Trans, useLingui } from '@lingui/react/macro'
import type { CredentialFault } from '@milepost/contract/credentials/limits'
import type { Verification } from '@milepost/contract/credentials/schema'
import { product } from '@milepost/contract/product'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'

type FoundCredential = Exclude<Verification, { outcome: 'invalid' }>

/** What was found of a credential, in words. */
export function VerificationResult({ result }: { result: Verification }) {
  const faults = useCredentialFaults()
  switch (result.outcome) {
    case 'valid':
      return (
        <ResultNote isValid title={<Trans>This credential is valid</Trans>}>
          <Achievement credential={result.credential} />
          <p>
            {result.isSigned ? (
              <Trans>It was signed by this {product.name}. It hasn’t been changed or revoked.</Trans>
            ) : (
              <Trans>
                It’s on record here and hasn’t been revoked. Only its signed text can show that a copy is unchanged.
              </Trans>
            )}
          </p>
          <p>
            <Trans>
              It doesn’t show who holds it, because it has their email address only as a code. If you need to be sure,
              ask them to show it in their {product.name} account.
            </Trans>
          </p>
        </ResultNote>
      )
    case 'revoked':
      return (
        <ResultNote title={<Trans>This credential was revoked</Trans>}>
          <p>
            <Trans>The institution took it back, so it no longer proves anything. Ask the institution about it.</Trans>
          </p>
          <Named credential={result.credential} />
        </ResultNote>
      )
    case 'withdrawn':
      return (
        <ResultNote title={<Trans>This credential was withdrawn</Trans>}>
          <p>
            <Trans>The learner deleted it, or their account. Ask them about it.</Trans>
          </p>
          <Named credential={result.credential} />
        </ResultNote>
      )
    case 'invalid':
      return (
        <ResultNote title={<Trans>This is not a valid credential</Trans>}>
          <p>{faults[result.fault]}</p>
        </ResultNote>
      )
  }
}

interface ResultNoteProps {
  title: ReactNode
  isValid?: boolean
  children: ReactNode
}

function ResultNote({ title, isValid = false, children }: ResultNoteProps) {
  return (
    <Alert tone={isValid ? 'success' : 'note'}>
      <div className="grid gap-2 wrap-anywhere">
        <p className="font-display font-semibold">{title}</p>
        {children}
      </div>
    </Alert>
  )
}

function Achievement({ credential }: Pick<FoundCredential, 'credential'>) {
  if (credential === null) return null
  const { institutionName, courseTitle, issuedAt } = credential
  return (
    <p>
      <Trans>
        {institutionName} confirmed that this person completed “{courseTitle}” on {formatDate(issuedAt)}.
      </Trans>
    </p>
  )
}

/** Which credential it is, where it proves nothing. */
function Named({ credential }: Pick<FoundCredential, 'credential'>) {
  if (credential === null) return null
  const { institutionName, courseTitle, issuedAt } = credential
  return <p className="text-ink-soft">{[courseTitle, institutionName, formatDate(issuedAt)].join(' · ')}</p>
}

/** What is wrong with something that is no valid credential, and what to try. */
function useCredentialFaults(): Readonly<Record<CredentialFault, string>> {
  const { t } = useLingui()
  return {
    unreadable: t`We can’t read it. Paste the whole signed text, or the address of a credential’s page.`,
    not_canonical: t`Its text isn’t written as it was when it was signed. Ask for the original file.`,
    wrong_algorithm: t`It isn’t signed in the way credentials are signed here. Ask for the original file.`,
    unknown_key: t`It isn’t signed with a key of this site. Check it on the site that issued it.`,
    wrong_signature: t`Its signature doesn’t match, so something in it was changed. Ask for the original file.`,
    wrong_issuer: t`It names an institution that didn’t sign it. Don’t rely on it, and ask the institution.`,
    not_yet_valid: t`It isn’t valid yet. Check it again later.`,
    expired: t`It has expired. Ask the institution for a new one.`,
    not_found: t`There’s no such credential here, or its page isn’t shared. Ask the learner for its signed text.`,
  }
}
