import { Trans, useLingui } from '@lingui/react/macro'
import type { ChatMessage, ChatTool } from '@milepost/contract/chat/schema'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type UIEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { askAgain } from '#features/chat/ask.ts'
import { type Turn, updateTurn, useChatState } from '#features/chat/chat-storage.ts'
import { Greeting } from '#features/chat/greeting.tsx'
import { BotText, Message, type ProposedActionType, UserText } from '#features/chat/message.tsx'
import { Suggestions } from '#features/chat/suggestions.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Nearer to the end than this many pixels, one reads along: what is new comes into view by itself. */
const nearTheEnd = 48

interface ConversationProps {
  userId: string
  open: boolean
  conversation: Pick<UseQueryResult<{ messages: readonly ChatMessage[] }>, 'data' | 'isError' | 'refetch'>
  ProposedAction: ProposedActionType
  onAsk: (text: string) => void
  onFollow: () => void
}

/** What was said so far, the question on its way, and what one could ask next. */
export function Conversation({ userId, open, conversation, ProposedAction, onAsk, onFollow }: ConversationProps) {
  const { t } = useLingui()
  const { turns } = useChatState(userId)
  const { data, isError, refetch } = conversation
  const messages = data?.messages ?? []
  const waiting = turns.find(({ status }) => status === 'pending')
  const scrolling = useAutoScroll({ messages, turns, open, waitingFor: waiting?.key })
  const suggestions = turns.length > 0 ? [] : (messages.at(-1)?.suggestions ?? [])

  return (
    <section
      {...scrolling}
      aria-label={t`Conversation`}
      tabIndex={-1}
      className="relative grid min-h-0 grow content-start gap-4 overflow-y-auto overscroll-contain px-4 py-5 outline-none sm:px-5"
    >
      {data === undefined && !isError && <Loading />}
      {isError && (
        <Alert>
          <Trans>We couldn’t load your earlier messages, but you can still ask.</Trans>{' '}
          <Button variant="link" onClick={() => void refetch()}>
            <Trans>Load them again</Trans>
          </Button>
        </Alert>
      )}
      {messages.length + turns.length === 0 && data !== undefined && <Greeting onAsk={onAsk} />}
      {(data !== undefined || isError) && (
        <div role="log" aria-label={t`Messages`} className="grid gap-4 empty:hidden">
          {messages.map((message) => (
            <Message key={message.id} message={message} ProposedAction={ProposedAction} onFollow={onFollow} />
          ))}
          {turns.map((turn) => (
            <Asked key={turn.key} userId={userId} turn={turn} waiting={waiting !== undefined} />
          ))}
        </div>
      )}
      {waiting !== undefined && <Answering turn={waiting} onFollow={onFollow} />}
      {suggestions.length > 0 && <Suggestions questions={suggestions} onAsk={onAsk} />}
    </section>
  )
}

interface AutoScrollOptions {
  messages: readonly ChatMessage[]
  turns: readonly Turn[]
  open: boolean
  /** The question that has no answer yet. */
  waitingFor: number | undefined
}

/** Keeps the end in view while the user reads there, and leaves them alone once they have scrolled back. */
function useAutoScroll({ messages, turns, open, waitingFor }: AutoScrollOptions) {
  const scroller = useRef<HTMLElement>(null)
  const readsAlong = useRef(true)

  useLayoutEffect(() => {
    // One's own question is always followed.
    if (waitingFor !== undefined) readsAlong.current = true
  }, [waitingFor])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null || !open || !readsAlong.current) return
    if (messages.length + turns.length > 0) element.scrollTop = element.scrollHeight
  }, [messages, turns, open])
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    // A field that grows, or a phone's keyboard, does not push the end out of sight.
    const observer = new ResizeObserver(() => {
      if (readsAlong.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    readsAlong.current = scrollHeight - scrollTop - clientHeight < nearTheEnd
  }
  return { ref: scroller, onScroll }
}

/** A question without an answer: on its way, or failed. */
function Asked({ userId, turn, waiting }: { userId: string; turn: Turn; waiting: boolean }) {
  const client = useQueryClient()
  return (
    <>
      <UserText text={turn.text} />
      {turn.status === 'failed' && (
        <div className="grid justify-items-start gap-1">
          <BotText
            message={{ text: '', sentences: [] }}
            failure={<Trans>Error fetching response. Try again later.</Trans>}
          />
          <div className="flex gap-5 pl-5 text-small">
            <Button
              variant="link"
              aria-disabled={waiting || undefined}
              onClick={() => void askAgain(client, userId, turn)}
            >
              <Trans>Try again</Trans>
            </Button>
            <Button variant="link" onClick={() => updateTurn(userId, turn.key, () => null)}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** Sentences as they arrive, apart from the log: a screen reader says the answer once, when it is whole. */
function Answering({ turn, onFollow }: { turn: Turn; onFollow: () => void }) {
  const text = turn.sentences.map((sentence) => sentence.text).join(' ')
  const looking = useToolTexts()[turn.tool ?? 'none']
  return (
    <>
      {turn.sentences.length > 0 && <BotText message={{ text, sentences: [...turn.sentences] }} onFollow={onFollow} />}
      <p role="status" className="flex items-center gap-2 text-small text-ink-soft">
        <span aria-hidden="true" className="flex gap-1">
          <span className="chat-dot size-1.5 rounded-full bg-signal" />
          <span className="chat-dot size-1.5 rounded-full bg-signal" />
          <span className="chat-dot size-1.5 rounded-full bg-signal" />
        </span>
        <span>{looking ?? <Trans>Milepost assistant is typing...</Trans>}</span>
      </p>
    </>
  )
}

/** What a coach looks at, as the learner reads it. */
function useToolTexts(): Partial<Record<ChatTool | 'none', string>> {
  const { t } = useLingui()
  return {
    road: t`Looking at your roadmap...`,
    skills: t`Looking at skills...`,
    careers: t`Looking at careers...`,
    plan: t`Looking at your time...`,
    courses: t`Looking at courses...`,
    why: t`Looking at your recommendation...`,
    handbook: t`Looking in the guides...`,
    help: t`Looking in the help pages...`,
    change: t`Preparing a change...`,
  }
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <p className="sr-only">
        <Trans>Loading the conversation...</Trans>
      </p>
      <Skeleton className="ml-auto h-10 w-2/3 rounded-large" />
      <Skeleton className="h-24 w-5/6 rounded-large" />
    </div>
  )
}
