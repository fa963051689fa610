import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxMessageLength } from '@milepost/contract/chat/limits'
import type { Coach } from '@milepost/contract/chat/schema'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { updateChatState, useChatState } from '#features/chat/chat-storage.ts'
import { formatNumber } from '#lib/format.ts'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SendHorizontal, Square } from '#ui/icons.ts'

/** So near to the longest message the characters are counted. */
const countedFrom = 3_600
/** So few messages left are worth a word. */
const fewLeft = 5

const sendLook =
  'mb-0.5 bg-spruce text-on-spruce hover:bg-spruce-strong aria-disabled:bg-transparent aria-disabled:text-ink-soft'

interface ComposerProps {
  userId: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Messages left of today's; undefined while that is not known. */
  left: number | undefined
  /** An answer is pending. The user can keep typing, but not send. */
  waiting: boolean
  coach: Coach['state'] | undefined
  onStop: () => void
  /** @returns Whether it was sent. */
  onSend: (text: string) => boolean
}

/** Where one writes. What is typed stays until it is sent, through closing, other screens and a reload. */
export function Composer({ userId, field, left, waiting, coach, onStop, onSend }: ComposerProps) {
  const { t } = useLingui()
  const id = useId()
  const { draft, refusal } = useChatState(userId)
  const length = draft.trim().length
  const tooLong = length > maxMessageLength
  const longest = formatNumber(maxMessageLength)
  const problem = tooLong
    ? t`A message can have up to ${longest} characters. Shorten it to send it.`
    : (refusal ?? undefined)
  const unable = waiting || tooLong || length === 0

  const send = () => {
    if (!unable && onSend(draft)) updateChatState(userId, { draft: '' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 bg-sunken px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div role="alert">{problem !== undefined && <FieldError id={`${id}-problem`} error={problem} />}</div>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={draft}
          onChange={(event) => updateChatState(userId, { draft: event.target.value, refusal: null })}
          onKeyDown={press}
          aria-label={t`Message to the assistant`}
          aria-describedby={`${id}-problem ${id}-note`}
          aria-invalid={tooLong || undefined}
          placeholder={t`Ask about your roadmap...`}
          className="control field-sizing-content max-h-40 min-h-12 min-w-0 resize-none"
        />
        {waiting ? (
          <IconButton
            label={t`Stop the answer`}
            className={sendLook} // The second click of a double click that has sent the question.
            onClick={({ detail }) => detail < 2 && onStop()}
          >
            <Square className="size-5 fill-current" aria-hidden />
          </IconButton>
        ) : (
          <IconButton type="submit" label={t`Send`} aria-disabled={unable || undefined} className={sendLook}>
            <SendHorizontal className="size-5" aria-hidden />
          </IconButton>
        )}
      </div>
      <Limits id={`${id}-note`} left={left} length={length} longest={longest} coach={coach} />
    </form>
  )
}

interface LimitsProps {
  id: string
  left: number | undefined
  length: number
  /** The longest length, as text. */
  longest: string
  coach: Coach['state'] | undefined
}

/** Says how much may still be sent, when that is little. */
function Limits({ id, left, length, longest, coach }: LimitsProps) {
  return (
    <p id={id} className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft empty:hidden">
      {left !== undefined && left <= fewLeft && (
        <span>
          <Plural value={left} _0="No messages left today" one="# message left today" other="# messages left today" />
        </span>
      )}
      {coach === 'low' && (
        <span>
          <Trans>The coach can answer a few more times today.</Trans>
        </span>
      )}
      {coach === 'spent' && (
        <span>
          <Trans>The coach is back tomorrow. Until then, Milepost answers on its own.</Trans>
        </span>
      )}
      {length > countedFrom && (
        <span className="ml-auto tabular-nums">
          <Trans>
            {formatNumber(length)} of {longest} characters
          </Trans>
        </span>
      )}
    </p>
  )
}
