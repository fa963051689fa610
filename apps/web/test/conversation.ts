import type { ChatMessage, ChatReply, ChatSentence, Coach } from '@milepost/contract/chat/schema'

export const sentence = (text: string, ...sources: ChatSentence['sources']): ChatSentence => ({ text, sources })

export function messageOf(id: number, message: Partial<ChatMessage>): ChatMessage {
  const sentences = message.sentences ?? []
  return {
    id,
    sender: 'bot',
    text: sentences.map(({ text }) => text).join(' '),
    sentences,
    suggestions: [],
    engine: message.sender === 'user' ? null : 'embedded',
    action: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...message,
  }
}

/** A conversation of one question, whose answer names a source of most kinds. */
export const history: readonly ChatMessage[] = [
  messageOf(1, { sender: 'user', text: 'What should I do next?' }),
  messageOf(2, {
    sentences: [
      sentence('Your next step is step 4.', { kind: 'step', id: '4', title: 'Learn the next thing' }),
      sentence('It belongs to a skill.', { kind: 'skill', id: 'react', title: 'React' }),
      sentence('You are on the way to a career.', {
        kind: 'career',
        id: 'frontend-developer',
        title: 'Frontend Developer',
      }),
      sentence('Help says more.', { kind: 'help', id: 'roadmap#steps', title: 'Your roadmap' }),
    ],
    suggestions: ['Which course fits step 4?'],
  }),
]

/** An assistant that answers what the test says. */
export interface ScriptedAssistant<Answer> {
  readonly messages: ChatMessage[]
  /** Questions that reached it, in order. */
  readonly asked: string[]
  /** How the next questions are answered. */
  answer: (question: string) => Answer | Promise<Answer>
  left: number
  coach: Coach
}

/** Answers every question with a sentence that repeats it. */
export function createScriptedAssistant<Answer>(messages: ChatMessage[]) {
  const assistant: ScriptedAssistant<Partial<ChatMessage> | Answer> = {
    messages,
    asked: [],
    answer: (question) => ({ sentences: [sentence(`You asked: ${question}`)] }),
    left: 20,
    coach: { state: 'none', provider: '' },
  }
  return assistant
}

/** The whole reply, as the server would send it. */
export function replyOf(
  assistant: ScriptedAssistant<unknown>,
  question: string,
  answer: Partial<ChatMessage>,
): ChatReply {
  const id = (assistant.messages.at(-1)?.id ?? 0) + 1
  const asked = messageOf(id, { sender: 'user', text: question })
  const answered = messageOf(id + 1, answer)
  assistant.messages.push(asked, answered)
  assistant.left -= 1
  return {
    reply: answered.text,
    question: asked,
    answer: answered,
    quota: { aDay: 20, left: assistant.left },
    coach: assistant.coach,
  }
}
