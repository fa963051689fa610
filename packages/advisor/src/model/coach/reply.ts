import type { AdvisorSentence, CallOptions } from '#advisor.ts'
import { currentLanguage } from '#knowledge/language.ts'
import { createPieceCheck } from '#model/coach/check-piece.ts'
import { coachInstructions } from '#model/coach/instructions.ts'
import type { Ledger } from '#model/coach/ledger.ts'
import { createReplySplitter } from '#model/coach/split-reply.ts'
import { quotesFrom } from '#model/text-checks.ts'

/** Pieces that may be refused besides one, as a share of all: beyond it the reply is not worth its rest. */
const maxRefused = 1 / 4

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
  /** What was not shown, and how much of it for itself. */
  const hidden: string[] = []
  let refused = 0
  let isHarmful = false
  const isUnfit = () => isHarmful || refused > 1 + (shown.length + refused) * maxRefused
  const hear = (pieces: ReturnType<typeof splitter.add>) => {
    for (const piece of pieces) {
      const checked = quotesFrom(piece.text, coachInstructions(currentLanguage())) ? 'harmful' : check(piece)
      if (typeof checked === 'string') {
        hidden.push(piece.text)
        if (checked !== 'cut off') refused += 1
        if (checked === 'harmful') isHarmful = true
        if (isUnfit()) return
        continue
      }
      const { number } = piece
      const sentence = number === undefined ? checked : { ...checked, text: `${number} ${checked.text}` }
      shown.push(sentence)
      onSentence?.(sentence)
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
    hidden: (): readonly string[] => hidden,
    /** It says something harmful, or too much that must not be shown. */
    isUnfit,
  }
}
