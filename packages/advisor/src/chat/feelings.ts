import type { Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Recognises a learner who is worn out or doubts themselves about learning. Danger is recognised before. Locale: 'en'. */

const low = anyOf`
  tired|exhausted|worn out|burn(?:t|ed|ing)? out|burnout|overwhelmed|guilty|ashamed|stressed|frustrated|discouraged|demotivated
  lost|lazy|hopeless|stupid|dumb|useless|a failure|not (?:good|smart|clever) enough|too (?:slow|stupid|dumb)|far behind|falling behind|scared|afraid|worried|nervous
  an? impost[eo]r|anxious|sad|down|fed up
`
const self = anyOf`i (?:am|feel|was|get|have been|keep feeling|am getting|am feeling|am always)|am i|feeling|makes? me|makes? me feel`
const wornOut = phrases`
  ${self} (?:\w+ ){0,3}${low}
  (?:give|giving) up|(?:lost|no|losing|lose|lack of) (?:my |all |any )?(?:motivation|confidence)|demotivated
  too (?:hard|difficult|much) for me|(?:feel|feeling) stuck|so much to learn|too much to learn
  i (?:do not think i )?can (?:not )?(?:do|take|keep|handle|go on|continue|cope)(?: \w+){0,3} (?:any ?more|up)
  (?:everyone|everybody|others|other people|all my friends)(?: else)? (?:is|are|learns?|seems?|gets?) (?:\w+ )?(?:faster|better|ahead|smarter|quicker)
  i (?:cried|cry|keep crying|am crying)|i can not (?:concentrate|focus|keep up|understand anything|remember anything)
  (?:so|very|too|really) (?:frustrating|tiring|stressful|depressing|discouraging)|keep failing|failed again
  (?:lost|losing) my job|(?:got|was|been) (?:fired|made redundant)|(?:no one|nobody) (?:supports|believes in|helps) me
  (?:friends|others|everyone|people|classmates|all)\b.{0,16}\b(?:ahead of|better than|faster than) me|(?:am|feel|feeling|getting|so) bored(?! of| with)
  failed (?:my |an |the |another |in )*(?:interview|exam|test)|(?:got|was|been|being) rejected|not selected
  (?:stay|staying|keep|keeping|be|get|getting) (?:motivated|consistent|disciplined|focus\w*)|how\b.{0,20}\bmotivat\w+|procrastinat\w+
  stuck (?:on|with|for|at) (?:\w+ )?(?:errors?|bugs?|hours|days|weeks|the same)|want to (?:quit|stop) (?:learning|studying|coding|everything)
`
/** A learner who has not studied for a while. */
const away = phrases`
  (?:did|have|had) not (?:\w+ )?(?:study|studied|studying|learn\w*|open\w*|touch\w*|code[d]?|do|done|log\w*) .{0,24}(?:weeks?|months?|days?|a while|ages)
  (?:missed|skipped|lost) (?:\w+ ){0,2}(?:weeks?|months?|days)|(?:was|been) (?:away|sick|ill|busy) for (?:\w+ )?(?:weeks?|months?|days)
`
/** What no one should be told about learning. */
const body = phrases`
  eat\w*|ate|dinner|vomit\w*|hit|hits|hurt\w*|touch(?:ing|es) me|cut|cutting|blood|pills?|tablets?|panic|depress\w*|anti\w+|alcohol
  drinking|drugs?|pregnan\w*|abuse\w*|beat\w*|die|dead|death|pain|husband|wife|doctor
`

/**
 * Reads how a learner feels about learning.
 *
 * @param question - A message.
 * @returns Encouragement with the next small step, how quiet weeks are handled, or null.
 */
export function readFeelings({ text, skills }: ParsedQuestion): Intent | null {
  if (skills.length > 0 || body.test(text)) return null
  if (/\binterviews?\b|\b(?:coding|technical) test\b/.test(text)) return null
  if (wornOut.test(text)) return { name: 'courtesy', kind: 'tired' }
  return away.test(text) ? { name: 'help', address: 'progress#weeks' } : null
}
