import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { conversationQuery, deleteConversation } from '#features/chat/api.ts'
import { updateChatState } from '#features/chat/chat-storage.ts'
import { Alert } from '#ui/alert.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.tsx'

interface ConversationDeletionProps {
  userId: string
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Asks before the conversation is deleted, here and on the server. What is typed and not sent stays. */
export function DeletionDialog({ userId, open, onClose, returnFocus }: ConversationDeletionProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => deleteConversation(userId),
    onSuccess: () => {
      client.setQueryData(conversationQuery(userId).queryKey, (before) => before && { ...before, messages: [] })
      updateChatState(userId, { turns: [], refusal: null })
      onClose()
      notify({ text: t`The conversation was deleted.`, tone: 'success' })
    },
  })
  const close = () => {
    deletion.reset()
    onClose()
  }
  return (
    <AlertDialog
      open={open}
      onClose={close}
      returnFocus={returnFocus}
      title={<Trans>Delete the conversation?</Trans>}
      description={
        <Trans>This deletes the whole conversation for good. Today’s messages still count towards your limit.</Trans>
      }
      actions={
        <>
          <Button
            variant="danger"
            busy={deletion.isPending}
            busyText={<Trans>Deleting...</Trans>}
            onClick={() => deletion.mutate()}
          >
            <Trans>Delete conversation</Trans>
          </Button>
          <Button variant="quiet" onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      {deletion.isError && (
        <Alert>
          <Trans>We couldn’t delete the conversation. Try again.</Trans>
        </Alert>
      )}
    </AlertDialog>
  )
}
