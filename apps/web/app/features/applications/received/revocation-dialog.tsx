import { Trans, useLingui } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import { revocationReasons } from '@milepost/contract/credentials/limits'
import { Revocation } from '@milepost/contract/credentials/schema'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { revocationMutation } from '#features/applications/received/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { RowDialog } from '#ui/resource-list/row-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { Select } from '#ui/select.tsx'
import { notify } from '#ui/toast.tsx'
import { useRevocationReasons } from '#ui/use-revocation-reasons.ts'

interface RevocationDialogProps extends DialogControl {
  userId: string
  institutionId: number
  application: ReceivedApplication
}

/** Revokes the credential of a completed application, with a reason. Give each opening its own `key`. */
export function RevocationDialog({ userId, institutionId, application, ...control }: RevocationDialogProps) {
  const { t } = useLingui()
  const reasons = useRevocationReasons()
  const isDone = useRef(false)
  const { mutateAsync } = useMutation(revocationMutation(userId, institutionId))
  const form = useForm(Revocation, {
    labels: { reason: t`Reason` },
    texts: { reason: t`Choose a reason.` },
    defaultValues: { reason: '' },
    onSubmit: async (body) => {
      await mutateAsync({ applicationId: application.id, ...body })
      isDone.current = true
      control.onClose()
      notify({ text: t`The credential is revoked.`, tone: 'success' })
    },
    failure: t`We couldn’t revoke the credential. Please try again.`,
  })
  const name = application.applicant?.name ?? t`The learner`
  return (
    <RowDialog
      control={control}
      form={form}
      isDone={() => isDone.current}
      title={<Trans>Revoke the credential?</Trans>}
      description={
        <Trans>
          {name}’s credential for “{application.courseTitle}” will no longer be valid. This can’t be undone.
        </Trans>
      }
      actions={
        <>
          <Button
            variant="danger"
            busy={form.busy}
            busyText={<Trans>Revoking...</Trans>}
            onClick={() => void form.submit()}
          >
            <Trans>Revoke the credential</Trans>
          </Button>
          <Button variant="quiet" disabled={form.busy} onClick={control.onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <form {...form.attributes}>
        <Field {...form.field('reason')} hint={<Trans>They see the reason. Others only see that it is revoked.</Trans>}>
          {(control) => (
            <Select {...control} {...form.input('reason')}>
              <option value="">{t`Choose a reason`}</option>
              {revocationReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {reasons[reason]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </RowDialog>
  )
}
