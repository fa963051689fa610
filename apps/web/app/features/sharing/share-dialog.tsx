import { Trans, useLingui } from '@lingui/react/macro'
import { maxShares } from '@milepost/contract/sharing/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { endShare, sharesQuery } from '#features/sharing/api.ts'
import { type MadeLink, ShareForm } from '#features/sharing/share-form.tsx'
import { ShareList } from '#features/sharing/share-list.tsx'
import { messageOf, unlessGone } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

interface ShareDialogProps {
  userId: string
  /** A picture of the road, to be sent. */
  picture: ReactNode
  open: boolean
  onClose: () => void
}

/** Creates and ends links that show the roadmap to anyone who has them. */
export function ShareDialog({ userId, picture, open, onClose }: ShareDialogProps) {
  const queryClient = useQueryClient()
  const { data: shares, refetch } = useQuery({ ...sharesQuery(userId), enabled: open })
  // Kept here: a link that was just made outlives a closed dialog.
  const [made, setMade] = useState<MadeLink | null>(null)
  const forget = (shareId: string) => setMade((before) => (before?.shareId === shareId ? null : before))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      startAtTitle
      title={<Trans>Share your roadmap</Trans>}
      description={
        <Trans>
          Anyone with the link can see your first name, career, jobs on the way, steps and progress, and the work you
          chose to show. They can’t see anything else or change anything.
        </Trans>
      }
    >
      {(shares === undefined || shares.length < maxShares || made !== null) && (
        <ShareForm
          userId={userId}
          made={made}
          full={(shares ?? []).length >= maxShares}
          onMade={(share, link) => {
            setMade(link)
            const { queryKey } = sharesQuery(userId)
            // A list that is still on its way may or may not hold the new link.
            queryClient.setQueryData(queryKey, (known = []) => [share, ...known.filter(({ id }) => id !== share.id)])
            void queryClient.invalidateQueries({ queryKey })
          }}
          onRefused={() => void refetch()}
        />
      )}
      {shares !== undefined && shares.length >= maxShares && (
        <Alert tone="note">
          <Trans>You’ve reached the limit of {maxShares} links. Turn one off to make another.</Trans>
        </Alert>
      )}
      <Links userId={userId} isOpen={open} onEnded={forget} />
      {picture}
    </Dialog>
  )
}

interface ShareLinksProps {
  userId: string
  isOpen: boolean
  onEnded: (shareId: string) => void
}

/** The links there are, to be ended. */
function Links({ userId, isOpen, onEnded }: ShareLinksProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const links = useQuery({ ...sharesQuery(userId), enabled: isOpen })
  const [failure, setFailure] = useState<string | null>(null)
  const [isOff, setOff] = useState(false)
  const end = async (shareId: string) => {
    setFailure(null)
    setOff(false)
    try {
      // Another tab may have been faster: it is ended either way.
      await unlessGone(endShare(userId, shareId))
    } catch (reason) {
      setFailure(messageOf(reason, t`We couldn’t turn off the link, so it still works. Please try again.`))
      return
    }
    setOff(true)
    onEnded(shareId)
    queryClient.setQueryData(sharesQuery(userId).queryKey, (known) => known?.filter(({ id }) => id !== shareId))
  }
  return (
    <section aria-labelledby="share-links" className="grid gap-2 border-t border-line pt-5">
      <h3 id="share-links" className="text-lead">
        <Trans>Your links</Trans>
      </h3>
      <p role="status" className="text-small font-medium text-success empty:hidden">
        {isOff && <Trans>The link is off. It no longer opens your roadmap.</Trans>}
      </p>
      {failure !== null && <Alert>{failure}</Alert>}
      <Loaded
        query={links}
        loading={<Trans>Loading your links...</Trans>}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load your links.</Trans>
          </RetryAlert>
        )}
      >
        {(shares) =>
          shares.length > 0 ? (
            <ShareList shares={shares} onEnd={end} />
          ) : (
            <p className="text-ink-soft">
              <Trans>No links yet.</Trans>
            </p>
          )
        }
      </Loaded>
    </section>
  )
}
