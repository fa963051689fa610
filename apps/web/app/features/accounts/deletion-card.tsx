import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { DeletionDialog } from '#features/accounts/deletion-dialog.tsx'
import { usePendingChanges } from '#features/accounts/pending-changes.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

interface DeletionCardProps {
  userId: string
  /** A learner now; other roles may have been learners before. */
  isLearner: boolean
  /** The account is gone. */
  onDeleted: () => void
  /** Why the account cannot be deleted here; left out where it can. */
  staysBecause?: ReactNode
}

/** Deleting one's account, apart from everything else. */
export function DeletionCard({ userId, isLearner, onDeleted, staysBecause }: DeletionCardProps) {
  const titleId = useId()
  const isResumed = usePendingChanges(userId, 'deletion') !== null
  const [opened, setOpened] = useState(isResumed ? 1 : 0)
  const [isOpen, setOpen] = useState(isResumed)
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id={titleId} className="text-title">
        <Trans>Delete your account</Trans>
      </h2>
      {staysBecause === undefined ? (
        <>
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
        </>
      ) : (
        <p>{staysBecause}</p>
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
