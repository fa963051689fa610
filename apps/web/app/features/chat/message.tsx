import { Trans, useLingui } from '@lingui/react/macro'
import type { ChatAction, ChatMessage } from '@milepost/contract/chat/schema'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { blocksOf, codeInText, partsOf, type ShownBlock, shorten } from '#features/chat/shorten.ts'
import { SourceLink } from '#features/chat/source-link.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

type MessageContent = Pick<ChatMessage, 'text' | 'sentences'>

/** Shows what an answer proposes to change, for the learner to confirm. */
export type ProposedActionType = ComponentType<{ action: ChatAction }>

interface MessageProps {
  message: ChatMessage
  ProposedAction: ProposedActionType
  onFollow: () => void
}

/** One message of the conversation. */
export function Message({ message, ProposedAction, onFollow }: MessageProps) {
  if (message.sender === 'user') return <UserText text={message.text} />
  return (
    <BotText
      message={message}
      onFollow={onFollow}
      {...(message.text.trim() === '' && { failure: <Trans>Sorry, I didn't get that.</Trans> })}
      note={
        <>
          {message.action !== null && <ProposedAction action={message.action} />}
          <MadeBy engine={message.engine} />
        </>
      }
    />
  )
}

export function UserText({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <Bubble sender="user" label={t`You`}>
      <Shortened said={{ text, sentences: [] }} />
    </Bubble>
  )
}

interface BotTextProps {
  message: MessageContent
  /** Said in the place of a text. */
  failure?: ReactNode
  note?: ReactNode
  onFollow?: () => void
}

export function BotText({ message, failure, note, onFollow }: BotTextProps) {
  const { t } = useLingui()
  return (
    <Bubble sender="bot" label={t`Milepost assistant`}>
      {failure === undefined ? <Shortened said={message} onFollow={onFollow} /> : <p>{failure}</p>}
      {note}
    </Bubble>
  )
}

function Bubble({ sender, label, children }: { sender: ChatMessage['sender']; label: string; children: ReactNode }) {
  return (
    <article
      aria-label={label}
      data-sender={sender}
      className={classNames(
        'grid max-w-[92%] gap-2 wrap-anywhere',
        sender === 'user'
          ? 'justify-self-end rounded-large rounded-br-small bg-spruce px-4 py-2.5 text-on-spruce'
          : 'justify-self-start border-l-4 border-signal pl-4',
      )}
    >
      {children}
    </article>
  )
}

/** A message's text, its first 300 characters until more is asked for. */
function Shortened({ said, onFollow }: { said: MessageContent; onFollow?: (() => void) | undefined }) {
  const { t } = useLingui()
  const id = useId()
  const [whole, setWhole] = useState(false)
  const { sentences, shortened } = shorten(said)
  const shown = whole ? partsOf(said) : sentences
  return (
    <>
      <div id={id} className="grid gap-2">
        {blocksOf(shown).map((block, at, all) => (
          <div key={block.start} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <BlockText block={block} />
            {block.sources.length > 0 && (
              <ul aria-label={t`Sources`} className="flex flex-wrap gap-1.5">
                {block.sources.map((source) => (
                  <SourceLink key={`${source.kind} ${source.id}`} source={source} onFollow={onFollow} />
                ))}
              </ul>
            )}
            {endsGeneral(all, at) && (
              <p className="text-small text-ink-soft">
                <Trans>General knowledge, not from Milepost</Trans>
              </p>
            )}
          </div>
        ))}
      </div>
      {shortened && (
        <Button
          variant="link"
          aria-expanded={whole}
          aria-controls={id}
          className="justify-self-start text-small text-current!"
          onClick={() => setWhole(!whole)}
        >
          {whole ? <Trans>Show Less</Trans> : <Trans>Read More</Trans>}
        </Button>
      )}
    </>
  )
}

/** The mark is under the last of what Milepost is no source of. */
function endsGeneral(blocks: readonly ShownBlock[], at: number): boolean {
  const isOwn = (block: ShownBlock | undefined) => block === undefined || block.sources.length > 0
  if (isOwn(blocks[at]) || !isOwn(blocks[at + 1])) return false
  const before = blocks.slice(0, at + 1)
  return before.slice(before.findLastIndex(isOwn) + 1).some(({ isGeneral }) => isGeneral)
}

/** Text is shown as text: nothing of it is read as markup. */
function BlockText({ block: { form, text } }: { block: ShownBlock }) {
  if (form === 'code')
    return (
      <pre className="whitespace-pre-wrap rounded-medium bg-sunken p-3 font-mono text-small">
        <code>{text}</code>
      </pre>
    )
  const parts = codeInText(text).map(({ start, text: part, isCode }) =>
    isCode ? (
      <code key={start} className="rounded-small bg-sunken px-1 font-mono text-[0.9em]">
        {part}
      </code>
    ) : (
      part
    ),
  )
  const isNumbered = /^\d+\. /.test(text)
  if (form === 'item' && !isNumbered) return <p className="ms-5 list-item list-disc whitespace-pre-line">{parts}</p>
  return <p className="whitespace-pre-line">{parts}</p>
}

function MadeBy({ engine }: Pick<ChatMessage, 'engine'>) {
  if (engine !== 'model' && engine !== 'fallback') return null
  return (
    <p className="text-small text-ink-soft">
      {engine === 'model' ? (
        <Trans>Written by AI</Trans>
      ) : (
        <Trans>Our AI wasn’t available, so Milepost answered on its own.</Trans>
      )}
    </p>
  )
}
