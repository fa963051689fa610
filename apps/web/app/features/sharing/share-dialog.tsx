import { Trans, useLingui } from '@lingui/react/macro'
import { maxShares } from '@milepost/contract/sharing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endShare, sharesQuery } from '#features/sharing/api.ts'
import { emptyShareDraft, ShareForm } from '#features/sharing/share-form.tsx'
import { ShareList } from '#features/sharing/share-list.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

interface ShareDialogProps {
  userId: string
  open: boolean
  onClose: () => void
}

/** Creates and ends links that show the roadmap to anyone who has them. */
export function ShareDialog({ userId, open, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: shares, error, isFetching, refetch } = useQuery({ ...sharesQuery(userId), enabled: open })
  // Kept here: what was typed and a link that was just made outlive a closed dialog.
  const [draft, setDraft] = useState(emptyShareDraft)
  const [failure, setFailure] = useState<string | null>(null)
  const end = async (shareId: string) => {
    setFailure(null)
    try {
      await endShare(userId, shareId)
    } catch (reason) {
      // Another tab was faster: it is ended either way.
      if (!(reason instanceof ApiError && reason.code === 'not_found')) {
        setFailure(
          (reason instanceof ApiError && reason.message) || t`The link could not be ended. It still works; try again.`,
        )
        return
      }
    }
    setDraft((before) => (before.made?.shareId === shareId ? { ...before, made: null } : before))
    queryClient.setQueryData(sharesQuery(userId).queryKey, (known) => known?.filter(({ id }) => id !== shareId))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      startAtTitle
      title={<Trans>Share your roadmap</Trans>}
      description={
        <Trans>
          A link shows your first name, your career, the steps and how far you are: nothing else, and nobody can change
          anything. Whoever has the link can open it.
        </Trans>
      }
    >
      {(shares === undefined || shares.length < maxShares || draft.made !== null) && (
        <ShareForm
          userId={userId}
          draft={draft}
          full={(shares ?? []).length >= maxShares}
          onChange={setDraft}
          onMade={(share) =>
            queryClient.setQueryData(sharesQuery(userId).queryKey, (known) => [share, ...(known ?? [])])
          }
          onRefused={() => void refetch()}
        />
      )}
      {shares !== undefined && shares.length >= maxShares && (
        <Alert tone="note">
          <Trans>You have {maxShares} links, as many as there can be. End one to make another.</Trans>
        </Alert>
      )}
      <section aria-labelledby="share-links" className="grid gap-2 border-t border-line pt-5">
        <h3 id="share-links" className="text-lead">
          <Trans>Your links</Trans>
        </h3>
        {shares === undefined && isFetching && (
          <PendingLine>
            <Trans>Fetching your links...</Trans>
          </PendingLine>
        )}
        {shares === undefined && error !== null && !isFetching && (
          <RetryAlert onRetry={() => void refetch()}>
            <Trans>Your links could not be loaded.</Trans>
          </RetryAlert>
        )}
        {shares?.length === 0 && (
          <p className="text-ink-soft">
            <Trans>You have not made a link yet.</Trans>
          </p>
        )}
        {failure !== null && <Alert>{failure}</Alert>}
        {shares !== undefined && shares.length > 0 && <ShareList shares={shares} onEnd={end} />}
      </section>
    </Dialog>
  )
}
