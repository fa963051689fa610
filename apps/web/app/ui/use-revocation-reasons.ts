import { useLingui } from '@lingui/react/macro'
import type { RevocationReason } from '@milepost/contract/credentials/limits'

/** What the reasons for revoking a credential are called. */
export function useRevocationReasons(): Readonly<Record<RevocationReason, string>> {
  const { t } = useLingui()
  return {
    issued_in_error: t`Issued by mistake`,
    requirements_not_met: t`Requirements not met`,
    wrong_person: t`Wrong person`,
  }
}
