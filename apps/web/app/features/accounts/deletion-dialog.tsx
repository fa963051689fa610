import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeletionForm } from '#features/accounts/deletion-form.tsx'
import { deleteOwnAccount } from '#features/accounts/own-data-api.ts'
import { Dialog } from '#ui/dialog.tsx'

interface DeletionDialogProps {
  userId: string
  isLearner: boolean
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Says what is deleted, asks for the password, and deletes the account. Give each opening its own `key`. */
export function DeletionDialog({ userId, isLearner, open, onClose, onDeleted }: DeletionDialogProps) {
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
        <Trans>This is final: nobody can bring the account back, not even we.</Trans>
      </p>
      <h3 className="font-display font-semibold">
        <Trans>What goes</Trans>
      </h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Trans>Your name, mail address, password and linked accounts.</Trans>
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
              <Trans>A paid plan: it is cancelled at once, and what is left of it is lost.</Trans>
            </li>
          </>
        ) : (
          <li>
            <Trans>
              Whatever this account did as a learner before: answers, roadmaps, progress, applications, feedback.
            </Trans>
          </li>
        )}
      </ul>
      <h3 className="font-display font-semibold">
        <Trans>What stays</Trans>
      </h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Trans>Lines in our logs under a pseudonym: sign-ins for 90 days, changes for 365.</Trans>
        </li>
        <li>
          <Trans>What Stripe must keep of your payments, and mails that were sent already.</Trans>
        </li>
      </ul>
    </div>
  )
}
