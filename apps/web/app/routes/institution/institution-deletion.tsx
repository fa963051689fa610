import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeletionForm } from '#features/accounts/deletion-form.tsx'
import { usePendingChanges } from '#features/accounts/pending-changes.ts'
import { deleteOwnInstitution } from '#features/institutions/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface InstitutionDeletionProps {
  userId: string
  institutionId: number
  /** Something else is under way. */
  disabled: boolean
  isDeleting: boolean
  onBusy: (isBusy: boolean) => void
  onDeleted: () => void
}

/** The owner deletes the institution, and the own account with it: asked for the password before. */
export function InstitutionDeletion(props: InstitutionDeletionProps) {
  const { userId, institutionId, disabled, isDeleting, onBusy, onDeleted } = props
  const { t } = useLingui()
  const isResumed = usePendingChanges(userId, 'institution_deletion') !== null
  const [opened, setOpened] = useState(isResumed ? 1 : 0)
  const [isOpen, setOpen] = useState(isResumed)
  const close = () => {
    if (!isDeleting) setOpen(false)
  }
  return (
    <section aria-label={t`Delete Account`} className="grid gap-3 border-t border-line pt-6">
      <p>
        <Trans>This deletes the institution, its courses and your account, right away and for good.</Trans>
      </p>
      <Button
        variant="danger"
        className="justify-self-start"
        disabled={disabled}
        busy={isDeleting}
        busyText={<Trans>Deleting...</Trans>}
        onClick={() => {
          setOpened((times) => times + 1)
          setOpen(true)
        }}
      >
        <Trans>Delete Account</Trans>
      </Button>
      <Dialog key={opened} wide startAtTitle open={isOpen} onClose={close} title={t`Delete the institution?`}>
        <p>
          <Trans>Are you sure you want to delete your institution account? This action cannot be undone.</Trans>
        </p>
        <Consequences />
        <DeletionForm
          userId={userId}
          resumed="institution_deletion"
          act={() => deleteOwnInstitution(institutionId)}
          action={<Trans>Delete the institution for good</Trans>}
          keep={<Trans>Keep the institution</Trans>}
          onBusy={onBusy}
          onClose={close}
          onDeleted={onDeleted}
        />
      </Dialog>
    </section>
  )
}

function Consequences() {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      <li>
        <Trans>Its courses are deleted. Learners get another course for the step, or a note that it’s gone.</Trans>
      </li>
      <li>
        <Trans>Open applications are closed, and we let those learners know.</Trans>
      </li>
      <li>
        <Trans>
          Your colleagues’ accounts become learner accounts again. They’re signed out, and we let them know.
        </Trans>
      </li>
      <li>
        <Trans>Your own account and personal data.</Trans>
      </li>
    </ul>
  )
}
