import type { ChatTurn } from '#advisor.ts'
import { isCrisis } from '#assistant/crisis/recognise-crisis.ts'

/**
 * Leaves out the messages of someone in danger, and the answers to them, so that no language model gets them.
 *
 * @param turns - A conversation, the oldest turn first.
 * @returns The other turns.
 */
export function withoutCrises(turns: readonly ChatTurn[]): ChatTurn[] {
  let isLeftOut = false
  return turns.filter(({ sender, text }) => {
    if (sender === 'user') isLeftOut = isCrisis(text)
    return !isLeftOut
  })
}
