import type { ComponentProps } from 'react'
import { ChatPanel } from '#features/chat/chat-panel.tsx'
import { ProposedAction } from './proposed-action.tsx'

/** The conversation with the assistant, and the changes it proposes, which touch the roadmap and the progress. */
export function AssistantPanel(props: Omit<ComponentProps<typeof ChatPanel>, 'ProposedAction'>) {
  return <ChatPanel {...props} ProposedAction={ProposedAction} />
}
