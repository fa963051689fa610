import type { ChatContext, ChatTurn } from '#advisor.ts'
import { forHandbook } from '#assistant/choose.ts'
import { isAside, readConversation } from '#assistant/conversation.ts'
import { isCrisis } from '#assistant/crisis/recognise-crisis.ts'

/** From this likelihood a message surely asks for a tool. */
const minSure = 0.5

/** The learner has turned to something else: only a clear question for a tool shows that. */
function asksSomethingElse(turn: ChatTurn, context: ChatContext): boolean {
  if (turn.sender === 'bot' || isCrisis(turn.text)) return false
  const [best] = readConversation([turn], context).choices
  return best !== undefined && best.id !== forHandbook && !isAside(best.id) && best.likelihood >= minSure
}

/**
 * Leaves out the messages of someone in danger, and what follows them until they ask for something else: no language model gets
 * these.
 *
 * @param turns - A conversation, the oldest turn first and the question last.
 * @param context - What is known of the learner.
 * @returns The other turns. Null where the question itself must reach no model.
 */
export function withoutDanger(turns: readonly ChatTurn[], context: ChatContext): readonly ChatTurn[] | null {
  let isInDanger = false
  const kept = turns.filter((turn) => {
    if (turn.sender === 'user' && isCrisis(turn.text)) isInDanger = true
    else if (isInDanger && asksSomethingElse(turn, context)) isInDanger = false
    return !isInDanger
  })
  return isInDanger ? null : kept
}
