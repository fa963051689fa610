import type { Order } from '#chat/intents.ts'
import { order } from '#chat/order-grammar.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { findDeadline } from '#read/deadline.ts'

/* Orders about the deadline in the learner's goals. Words are singular here. Locale: 'en'. */

const named = '(?:my |the |that |this )?(?:deadline|target date|due date|time limit|end date)'
const said = '(?: (?:that )?i (?:have )?(?:gave|give|given|set|said|wrote|asked for|told you))?'
const span = '(?: (?:of|in|by|for|to finish) .{1,30})?'
const noMore = '(?: any ?more| any longer| now| after all)'

const takeBack = order(
  `(?:take|put) ${named}${said} (?:back|away|off|out)`,
  `(?:take back|take away|take off|forget|remove|cancel|drop|delete|ignore|withdraw|clear|undo)(?: about)? ${named}${said}${span}`,
  `i (?:do not|no longer) (?:have|want|need) (?:a |any )?${named}${noMore}?`,
  `(?:there is )?no (?:more )?deadline${noMore}?`,
)
/** With the time itself: 'I don't need to finish in 6 months any more'. */
const noHurry = order(
  `i (?:do not|no longer) (?:have|need|want) to (?:finish|be done|be ready|complete it|arrive) .{2,30}?${noMore}?`,
)
const askAgain = order(
  `(?:ask for|use|set|follow|keep|bring back|put back|want) ${named}${said} (?:again|back)`,
  `(?:bring|put|get) ${named}${said} back`,
)

/**
 * Reads an order about the deadline in the goals.
 *
 * @param question - A message.
 * @returns The order, or null for everything else.
 */
export function readDeadlineOrder({ form, text }: ParsedQuestion): Order | null {
  const line = form.join(' ')
  if (takeBack.test(line)) return { kind: 'deadline', ignored: true }
  if (noHurry.test(line) && findDeadline(text) !== null) return { kind: 'deadline', ignored: true }
  return askAgain.test(line) ? { kind: 'deadline', ignored: false } : null
}
