import { Trans, useLingui } from '@lingui/react/macro'
import type { Coach } from '@milepost/contract/chat/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { conversationQuery } from '#features/chat/api.ts'
import { ask, isWaiting, stopAnswer } from '#features/chat/ask.ts'
import { useChatState } from '#features/chat/chat-storage.ts'
import { CoachCard } from '#features/chat/coach-card.tsx'
import { Composer } from '#features/chat/composer.tsx'
import { Conversation } from '#features/chat/conversation.tsx'
import { DeletionDialog } from '#features/chat/deletion-dialog.tsx'
import type { ProposedActionType } from '#features/chat/message.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Trash2, X } from '#ui/icons.ts'
import { LogoMark } from '#ui/logo.tsx'

export interface ChatPanelProps {
  id: string
  userId: string
  open: boolean
  /** It takes the whole screen: then it is a dialog, else a part of the page. */
  covers: boolean
  ProposedAction: ProposedActionType
  onClose: () => void
  /** A link to one of the product's pages was followed. */
  onFollow: () => void
}

/** The conversation with the assistant. Closed it stays as it is, out of sight. */
export function ChatPanel(props: ChatPanelProps) {
  const { id, userId, open, covers, onClose } = props
  const titleId = useId()
  const client = useQueryClient()
  const { turns } = useChatState(userId)
  const conversation = useQuery(conversationQuery(userId))
  const [deleting, setDeleting] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const waiting = isWaiting(turns)
  const messages = conversation.data?.messages ?? []
  const coach = conversation.data?.coach
  const [isChoosing, setChoosing] = useState(false)

  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])

  const send = (text: string) => {
    const sent = ask(client, userId, text)
    if (sent) field.current?.focus()
    return sent
  }
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      {...(covers && { role: 'dialog', 'aria-modal': true })}
      hidden={!open}
      className={classNames(
        'chat-panel fixed inset-0 z-30 flex flex-col bg-raised text-ink',
        'not-[[hidden]]:flex sm:inset-auto sm:right-2.5 sm:bottom-22',
        'sm:h-[min(42rem,calc(100dvh-7.5rem))] sm:w-104 sm:overflow-hidden sm:rounded-large',
        'sm:shadow-floating [&[hidden]]:hidden',
      )}
    >
      <PanelHeader
        titleId={titleId}
        isDeletable={!waiting && messages.length + turns.length > 0}
        onDelete={() => setDeleting(true)}
        onClose={onClose}
        {...(coach !== undefined && coach.state !== 'none' && coach.state !== 'unasked' && { coach })}
        onCoach={() => setChoosing(true)}
      />
      <Conversation {...props} conversation={conversation} onAsk={send} />
      {coach !== undefined && (coach.state === 'unasked' || isChoosing) && (
        <CoachCard
          userId={userId}
          coach={coach}
          onChosen={() => {
            setChoosing(false)
            field.current?.focus()
          }}
        />
      )}
      <Composer
        userId={userId}
        field={field}
        left={conversation.data?.quota.left}
        waiting={waiting}
        coach={coach?.state}
        onStop={() => {
          stopAnswer()
          field.current?.focus()
        }}
        onSend={send}
      />
      <DeletionDialog
        userId={userId}
        open={deleting}
        onClose={() => setDeleting(false)}
        returnFocus={() => field.current}
      />
    </section>
  )
}

interface PanelHeaderProps {
  titleId: string
  isDeletable: boolean
  onDelete: () => void
  onClose: () => void
  /** Where there is one and the learner has said whether to use it. */
  coach?: Coach
  onCoach: () => void
}

function PanelHeader({ titleId, isDeletable, onDelete, onClose, coach, onCoach }: PanelHeaderProps) {
  const { t } = useLingui()
  return (
    <header className="flex items-center gap-3 bg-spruce-soft py-2 pr-2 pl-4 sm:pl-5">
      <LogoMark />
      <div className="grid grow">
        <h2 id={titleId} className="text-body">
          <Trans>Milepost assistant</Trans>
        </h2>
        {coach !== undefined && (
          <button
            type="button"
            onClick={onCoach}
            className="min-h-6 justify-self-start text-left text-small text-spruce underline decoration-1 underline-offset-4"
          >
            {coach.state === 'off' ? <Trans>Without a coach</Trans> : <Trans>With a coach (AI)</Trans>}
          </button>
        )}
      </div>
      <IconButton label={t`Delete conversation`} disabled={!isDeletable} onClick={onDelete}>
        <Trash2 className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t`Close the assistant`} onClick={onClose}>
        <X className="size-5" aria-hidden />
      </IconButton>
    </header>
  )
}
