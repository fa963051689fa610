import type { ChatAction, ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorReply, AdvisorSentence, ChatContext, ChatCourse } from '#advisor.ts'
import type { ChatSubject } from '#assistant/choose.ts'

/** What a tool is asked, and what about. */
export interface ToolQuestion extends ChatSubject {
  /** The part of the intent's id after the tool: 'hours' of 'skill.hours'. */
  readonly point: string
  /** The message's words in lower case. */
  readonly text: string
  /** As it was typed. */
  readonly typed: string
}

export interface ToolAnswer {
  readonly kind: AdvisorReply['kind']
  /** What it is about. Null where it declines. */
  readonly subject: ChatSource | null
  readonly sentences: readonly AdvisorSentence[]
  /** The step that it is about. */
  readonly stepId: number | null
  /** What it proposes to change. */
  readonly action?: ChatAction
  /** The courses that meet what was asked. */
  readonly courses?: readonly ChatCourse[]
}

/** Answers from what exists. It reads, and changes nothing. */
export type AssistantTool = (asked: ToolQuestion, context: ChatContext) => ToolAnswer | Promise<ToolAnswer>

/**
 * Makes an answer.
 *
 * @param subject - What it is about.
 * @param sentences - What it says.
 * @param stepId - The step that it is about, if it is one.
 * @returns The answer.
 */
export function answer(
  subject: ChatSource,
  sentences: readonly AdvisorSentence[],
  stepId: number | null = null,
): ToolAnswer {
  return { kind: 'answer', subject, sentences, stepId }
}

/**
 * Makes a reply that answers no question about a subject.
 *
 * @param kind - What kind of reply it is.
 * @param sentences - What it says.
 * @returns The reply.
 */
export function aside(kind: ToolAnswer['kind'], sentences: readonly AdvisorSentence[]): ToolAnswer {
  return { kind, subject: null, sentences, stepId: null }
}
