import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { DataDownload } from '#features/accounts/data-download.tsx'
import { DeletionDialog } from '#features/accounts/deletion-dialog.tsx'
import { usePendingChanges } from '#features/accounts/pending-changes.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

interface OwnDataCardProps {
  userId: string
  /** A learner now; other roles may have been learners before. */
  isLearner: boolean
  /** The account is gone. */
  onDeleted: () => void
  /** Why the account cannot be deleted here; left out where it can. */
  staysBecause?: ReactNode
}

/** Taking all one's data along, and deleting the account. */
export function OwnDataCard({ userId, isLearner, onDeleted, staysBecause }: OwnDataCardProps) {
  const { t } = useLingui()
  const titleId = useId()
  const isResumed = usePendingChanges(userId, 'deletion') !== null
  const [opened, setOpened] = useState(isResumed ? 1 : 0)
  const [isOpen, setOpen] = useState(isResumed)
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
      <div className="grid gap-3">
        <h2 id={titleId} className="text-title">
          <Trans>Your data</Trans>
        </h2>
        <p>
          <Trans>Everything we store about you, in one file (JSON).</Trans>
        </p>
        <DataDownload userId={userId} />
      </div>
      {staysBecause === undefined ? (
        <section aria-label={t`Delete Account`} className="grid gap-3 border-t border-line pt-6">
          <p>
            <Trans>This deletes your account and all your personal data, right away and for good.</Trans>
          </p>
          <Button
            variant="danger"
            className="justify-self-start"
            onClick={() => {
              setOpened((times) => times + 1)
              setOpen(true)
            }}
          >
            <Trans>Delete Account</Trans>
          </Button>
        </section>
      ) : (
        <p className="border-t border-line pt-6">{staysBecause}</p>
      )}
      <DeletionDialog
        key={opened}
        userId={userId}
        isLearner={isLearner}
        open={isOpen}
        onClose={() => setOpen(false)}
        onDeleted={onDeleted}
      />
    </Card>
  )
}
