import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { DeletionDialog } from '#features/accounts/deletion-dialog.tsx'
import { usePendingChanges } from '#features/accounts/pending-changes.ts'
import { Button } from '#ui/button.tsx'

interface AccountEndProps {
  userId: string
  /** A learner now; other roles may have been learners before. */
  isLearner: boolean
  /** The account is gone. */
  onDeleted: () => void
  /** Why the account cannot be deleted here; left out where it can. */
  staysBecause?: ReactNode
}

/** The way to delete one's account, or why it can't be deleted here. */
export function AccountDeletion({ userId, isLearner, onDeleted, staysBecause }: AccountEndProps) {
  const isResumed = usePendingChanges(userId, 'deletion') !== null
  const [opened, setOpened] = useState(isResumed ? 1 : 0)
  const [isOpen, setOpen] = useState(isResumed)
  return (
    <>
      {staysBecause === undefined ? (
        <Button
          variant="danger"
          onClick={() => {
            setOpened((times) => times + 1)
            setOpen(true)
          }}
        >
          <Trans>Delete Account</Trans>
        </Button>
      ) : (
        <p className="text-small text-ink-soft">{staysBecause}</p>
      )}
      <DeletionDialog
        key={opened}
        userId={userId}
        isLearner={isLearner}
        open={isOpen}
        onClose={() => setOpen(false)}
        onDeleted={onDeleted}
      />
    </>
  )
}
