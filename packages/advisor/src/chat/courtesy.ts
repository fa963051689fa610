import type { CourtesyKind, Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { anyOf, phrases } from '#text/patterns.ts'

const greeting = anyOf`
  hi|hello|hey|hiya|yo|vanakkam|ayubowan|namaste|greetings|good (?:morning|afternoon|evening|day)|howdy
  there|milepost|assistant|bot|everyone|again|dear|sir|madam|bro|how are you|how is it going|what is up
  nice to meet you|test|testing
`
const hello = new RegExp(String.raw`^(?:${greeting}\b[\s,.!?:)-]*)+$`)
const thanking = anyOf`
  ok|okay|great|cool|nice|wow|perfect|awesome|super|good|very|much|so|a lot|lots|many|thanks|thank you|thank
  thankyou|appreciate it|appreciated|cheers|for|your|the|help|that|this|was|is|helpful|it|really|you are|you
  nandri|sthuthi|bohoma|great answer|answer|helped|me|all|again|got it|understood|well|done|amazing
  never ?mind|never|mind|no worries|brilliant|excellent|i|see|bro|sir|madam|information
`
const thanks = new RegExp(String.raw`^(?:${thanking}\b[\s,.!?:)-]*)+$`)
const goodbye =
  /^(?:(?:bye|goodbye|bye bye|see you|see ya|good night|later|take care|cya|tomorrow|thanks|ok|soon|for now)\b[\s,.!?:)-]*)+$/

const insult = phrases`
  (?:you|u|bot|assistant|this|milepost|app|site)\b.{0,20}\b(?:stupid|idiot\w*|dumb|useless|rubbish|garbage|trash|moron|fool)
  (?:you|u|bot|assistant|this|milepost|app|site)\b.{0,20}\b(?:suck\w*|worst|pathetic|shit\w*|crap|nonsense)
  (?:stupid|useless|dumb|shitty|fucking|bloody) (?:bot|assistant|app|site|thing|machine|you)
  (?:you|it) (?:did|do|does|are|can|could) not (?:\w+ )?(?:answer\w*|understand\w*|help\w*|listen\w*|reply\w*)(?: me| my| at all| anything|$)
  (?:not|no) (?:helpful|help|use) (?:at all)?|answered nothing|wrong answer
  (?:that|this|it|answer) (?:is|was) (?:\w+ )?(?:wrong|incorrect|not what i asked|not correct|not true)
  (?:fuck|screw) (?:you|off|this)|shut up|i hate you
`

/**
 * Tells which kind of courtesy a message is.
 *
 * @param text - A message's words in lower case.
 * @returns The kind, 'ok' where it is not clear.
 */
export function courtesyKindOf(text: string): CourtesyKind {
  if (/\b(?:thank|thanks|appreciat\w*|cheers|nandri|sthuthi)\b/.test(text)) return 'thanks'
  if (/\b(?:bye|goodbye|good night|later|see you|take care|have a (?:nice|good|great))\b/.test(text)) return 'goodbye'
  return /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|vanakkam|ayubowan|greetings)\b/.test(text)
    ? 'hello'
    : 'ok'
}

/**
 * Recognises a message that is a courtesy and nothing else.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function courtesyOf({ text, skills, careers, wordCount }: ParsedQuestion): Intent | null {
  if (wordCount === 0 || wordCount > 14 || skills.length > 0 || careers.length > 0) return null
  if (insult.test(text)) return { name: 'courtesy', kind: 'insulted' }
  if (hello.test(text)) return { name: 'courtesy', kind: 'hello' }
  if (goodbye.test(text) && !/^(?:thanks|ok)[\s.!]*$/.test(text)) return { name: 'courtesy', kind: 'goodbye' }
  if (!thanks.test(text)) return null
  return { name: 'courtesy', kind: courtesyKindOf(text) === 'thanks' ? 'thanks' : 'ok' }
}
