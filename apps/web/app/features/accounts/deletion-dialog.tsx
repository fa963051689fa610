import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeletionForm } from '#features/accounts/deletion-form.tsx'
import { deleteOwnAccount } from '#features/accounts/own-data-api.ts'
import { Dialog } from '#ui/dialog.tsx'

interface AccountDeletionProps {
  userId: string
  isLearner: boolean
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Says what is deleted, asks for the password, and deletes the account. Give each opening its own `key`. */
export function DeletionDialog({ userId, isLearner, open, onClose, onDeleted }: AccountDeletionProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog wide startAtTitle open={open} onClose={close} title={t`Delete your account?`}>
      <WhatGoes isLearner={isLearner} />
      <DeletionForm
        userId={userId}
        resumed="deletion"
        act={() => deleteOwnAccount(userId)}
        action={<Trans>Delete my account for good</Trans>}
        keep={<Trans>Keep my account</Trans>}
        onBusy={setBusy}
        onClose={close}
        onDeleted={onDeleted}
      />
    </Dialog>
  )
}

function WhatGoes({ isLearner }: { isLearner: boolean }) {
  return (
    <div className="grid gap-3">
      <p>
        <Trans>You can’t undo this. Not even we can bring your account back.</Trans>
      </p>
      <h3 className="font-display font-semibold">
        <Trans>What we delete</Trans>
      </h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Trans>Your name, email address, password and linked accounts.</Trans>
        </li>
        {isLearner ? (
          <>
            <li>
              <Trans>
                Your answers, recommendations, roadmaps with all versions and shared links, and your progress.
              </Trans>
            </li>
            <li>
              <Trans>Your conversations with the assistant, requests, applications, feedback and messages.</Trans>
            </li>
            <li>
              <Trans>Your paid plan: it ends right away, without a refund for the time left.</Trans>
            </li>
          </>
        ) : (
          <li>
            <Trans>
              Everything from your time as a learner: answers, roadmaps, progress, applications and feedback.
            </Trans>
          </li>
        )}
      </ul>
      <h3 className="font-display font-semibold">
        <Trans>What we keep</Trans>
      </h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Trans>Log entries without your name: sign-ins for 90 days, changes for 365 days.</Trans>
        </li>
        <li>
          <Trans>Payment records that Stripe has to keep, and emails already sent.</Trans>
        </li>
      </ul>
    </div>
  )
}
