import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import type { ChatPanelProps } from '#features/chat/chat-panel.tsx'
import { updateChatState, useChatState } from '#features/chat/chat-storage.ts'
import { useCoversScreen } from '#features/chat/use-covers-screen.ts'
import { useCloseOnBack } from '#lib/leave-guards.ts'
import { classNames } from '#ui/class-names.ts'
import { MessageCircle, X } from '#ui/icons.ts'
import { Spinner } from '#ui/spinner.tsx'
import { dismiss, notify } from '#ui/toast.tsx'
import '#features/chat/chat.css'

const panelId = 'assistant-panel'
const noticeId = 'assistant-not-loaded'

/** What is left of the panel's props once it knows how to show a proposed change. */
type PanelComponent = ComponentType<Omit<ChatPanelProps, 'ProposedAction'>>

interface ChatWidgetProps {
  userId: string
  loadPanel: () => Promise<PanelComponent>
  /** Whether the panel covers the screen, which is then out of reach. */
  onCover: (covers: boolean) => void
  /** A link in the panel was followed and the panel is gone, so the focus moves to the screen. */
  onLeave: () => void
}

/** The way to the assistant from every screen: a round button, and the panel that is loaded when it is wanted. */
export function ChatWidget({ userId, loadPanel, onCover, onLeave }: ChatWidgetProps) {
  const { t } = useLingui()
  const { open } = useChatState(userId)
  const Panel = usePanel(userId, open, loadPanel)
  const widget = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const covers = useCoversScreen() && open && Panel !== null

  useEffect(() => {
    onCover(covers)
    return () => onCover(false)
  }, [covers, onCover])
  const fetchEarly = () => void loadPanel().catch(() => undefined)
  const close = () => {
    updateChatState(userId, { open: false })
    // On phones the button comes back only with the panel gone.
    requestAnimationFrame(() => button.current?.focus())
  }
  useCloseOnBack(covers, close)
  useEscapeInside(widget, () => {
    if (open) close()
  })
  return (
    <div ref={widget} className="print:hidden">
      <button
        ref={button}
        type="button"
        aria-label={t`Milepost assistant`}
        aria-expanded={open}
        aria-controls={Panel === null ? undefined : panelId}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={() => (open ? close() : updateChatState(userId, { open: true }))}
        className={classNames(
          'chat-button fixed right-2 bottom-1 z-30 grid size-13 place-items-center rounded-full bg-spruce',
          'text-on-spruce shadow-floating transition-colors',
          'hover:bg-spruce-strong sm:right-2.5 sm:bottom-6',
          covers && 'invisible',
        )}
      >
        {open && Panel === null && <Spinner />}
        {open && Panel !== null && <X className="size-6" aria-hidden />}
        {!open && <MessageCircle className="size-6" aria-hidden />}
      </button>
      {Panel !== null && (
        <Panel
          id={panelId}
          userId={userId}
          open={open}
          covers={covers}
          onClose={close}
          onFollow={() => {
            if (!covers) return
            updateChatState(userId, { open: false })
            onLeave()
          }}
        />
      )}
    </div>
  )
}

function useEscapeInside(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target) === true
      if (event.key === 'Escape' && isInside && !event.isComposing) onEscape()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

/** The panel, loaded once it is opened. */
function usePanel(userId: string, open: boolean, loadPanel: () => Promise<PanelComponent>): PanelComponent | null {
  const { t } = useLingui()
  const [Panel, setPanel] = useState<PanelComponent | null>(null)
  const failure = t`We couldn’t load the assistant. Check your connection and try again.`
  useEffect(() => {
    if (!open || Panel !== null) return
    let gone = false
    loadPanel().then(
      (loaded) => {
        dismiss(noticeId)
        if (!gone) setPanel(() => loaded)
      },
      () => {
        if (gone) return
        updateChatState(userId, { open: false })
        notify({ id: noticeId, text: failure, tone: 'danger' })
      },
    )
    return () => {
      gone = true
    }
  }, [open, Panel, userId, failure, loadPanel])
  return Panel
}
