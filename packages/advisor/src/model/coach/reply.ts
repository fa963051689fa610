import type { AdvisorSentence, CallOptions } from '#advisor.ts'
import { createPieceCheck } from '#model/coach/check-piece.ts'
import { coachInstructions } from '#model/coach/instructions.ts'
import type { Ledger } from '#model/coach/ledger.ts'
import { createReplySplitter } from '#model/coach/split-reply.ts'
import { quotesFrom } from '#model/text-checks.ts'

/** Pieces that may be refused, as a share of all: beyond it the reply is not worth its rest. */
const maxRefused = 1 / 3

/**
 * Creates a reply that is heard part by part, and shown piece by piece.
 *
 * @param ledger - What statements may rest on.
 * @param learnerTexts - What the learner has written in this conversation.
 * @param onSentence - Called with each piece that is shown.
 * @returns The reply.
 */
export function createReply(ledger: Ledger, learnerTexts: readonly string[], onSentence: CallOptions['onSentence']) {
  const check = createPieceCheck({ ledger, learnerTexts })
  const splitter = createReplySplitter()
  const shown: AdvisorSentence[] = []
  const refused: string[] = []
  let isHarmful = false
  const isUnfit = () =>
    isHarmful ||
    (refused.length > 0 && (shown.length === 0 || refused.length > (shown.length + refused.length) * maxRefused))
  const hear = (pieces: ReturnType<typeof splitter.add>) => {
    for (const piece of pieces) {
      const checked = quotesFrom(piece.text, coachInstructions) ? 'harmful' : check(piece)
      if (typeof checked === 'string') {
        refused.push(piece.text)
        if (checked === 'harmful') isHarmful = true
        if (isUnfit()) return
        continue
      }
      shown.push(checked)
      onSentence?.(checked)
    }
  }
  return {
    hear: (text: string) => {
      if (!isUnfit()) hear(splitter.add(text))
    },
    /** Ends what a call of the model has written. */
    end: () => {
      if (!isUnfit()) hear(splitter.end())
    },
    sentences: (): readonly AdvisorSentence[] => shown,
    /** The pieces that were not shown. */
    refused: (): readonly string[] => refused,
    /** It says something harmful, begins with what must not be shown, or says too much of that. */
    isUnfit,
  }
}
