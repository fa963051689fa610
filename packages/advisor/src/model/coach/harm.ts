import { anyOf, phrases } from '#text/patterns.ts'

/*
 * What a model never says to a learner, whatever it rests on. Locale: 'en', but for links, markup and hidden characters.
 */

/** Lower case, with plain apostrophes and digits: what looks alike is read alike. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'")

const clearEnding = 'com|net|org|lk|xyz|ru|example'
const ending = `${clearEnding}|io|in|co|app|dev|site|online|shop|info|me|ly|gg|tk|edu|gov|sh|biz|link|club|top`
const spelledDot = String.raw`\s?[[(]\s?(?:dot|\.)\s?[\])]\s?|\sdot\s`
const messengers = 'whats ?app|telegram|viber|wechat|discord'

const links: readonly RegExp[] = [
  /\b\w{2,10}:\/\/|\bh(?:tt|xx)ps?\b.{0,3}:|\bwww\b|\b(?:javascript|data|mailto|tel|sms|intent):(?=\S)/,
  new RegExp(String.raw`\b[\w-]{2,}(?:\.|${spelledDot})(?:${ending})\b(?!\()`),
  new RegExp(String.raw`\b[\w-]{2,}\s?\.\s?(?:${clearEnding})\b`),
  /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\)|\[dot\])\s?\w+/,
  /\+?\d[\d\s().-]{7,}\d/,
  new RegExp(String.raw`\b(?:${messengers})\b.{0,40}\b(?:me|us|number|group|join|channel|at|on|bot)\b`),
  new RegExp(String.raw`\b(?:message|write|call|text|contact|add|join)\b.{0,30}\b(?:${messengers})\b`),
]
/** What has a dot, an address or digits, and leads nowhere. */
const noLinks = new RegExp(
  anyOf`
    \b(?:asp|ml|vb|ado|entity)\.net\b
    \bsocket\.io\b
    \b(?:www\.)?example\.(?:com|org|net)\b
    \blocalhost\b
    \b(?:www\.)?w3\.org\b
    \b(?:this|self|user|event|console|math|document|module|process|app|req|res|np|pd|df|plt)\.\w+
    \b\d{4}-\d{2}-\d{2}\b
  `,
  'g',
)

const markup = new RegExp(anyOf`
  <\s*\/?\s*(?:script|iframe|img|svg|object|embed|form|input|a|style|link|meta|base|button|video|audio)\b
  \bon(?:click|load|error|mouseover|focus)\s*=
  !?\[[^\]]*\]\(\s*\S
  &#x?\w+;
  ^[|>]
`)

/** Control, direction and other invisible characters, and words of two alphabets. */
const hidden = new RegExp(
  anyOf`
    [\p{Cc}\p{Cf}\p{Cs}\p{Co}]
    \p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]
    [\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}
  `,
  'u',
)
/** Sinhala and Tamil are written with joiners, and emoji with them and a selector. */
const joiners = /\u200c|\u200d|\ufe0f/g

const secret = anyOf`
  passwords?|pass ?(?:code|phrase)s?|secret words?|seed phrase|(?:api|private) keys?
  pins?(?: (?:code|number))?|otps?|one[- ]time (?:codes?|passwords?)|(?:verification|security|login|sign-in|sms|reset) codes?|cvv
  (?:credit|debit|bank|atm) ?cards?|card (?:numbers?|details)|bank (?:accounts?|details|login)|account numbers?
  nic(?: number)?|passports?|aadhaar
  (?:digits?|figures?|numbers?|codes?)\b.{0,30}\b(?:phone|card|text message|sms|bank)
`
const asking = anyOf`
  send|give|tell|enter|type|share|confirm|provide|reply with|submit|write|paste|needs?|want|require[sd]?|ask|upload|show|email|message
`
const asksSecret = new RegExp(String.raw`\b${asking}\b.{0,50}\b${secret}\b|\byour\b.{0,20}\b${secret}\b`)
const warns = phrases`
  never|nobody|no one|don't|do not|doesn't|does not|won't|not|without|instead of|should be|must be|(?:is|are) (?:stored|hashed)
`
/** A program that the learner writes may ask for a password. */
const ofProgram = phrases`
  users?|form|field|hash\w*|database|app|application|server|table|column|function|variable|program|login page|test|validate|browser|attacker|client
`

const paying = new RegExp(anyOf`
  (?:^|[,;:] |\b(?:please|must|should|need to|have to|now|and|then|to|can|just)\s)(?:pay|transfer|deposit|wire|remit|top ?up|send)\b.{0,50}${anyOf`
    ₹|\$|\brs\b|\brupees\b|\bmoney\b|\bfees?\b|\bupi\b|\bwallet\b|\bbitcoin\b|\bcrypto\b|\bgift cards?\b|\bdeposit\b|\bnow\b|\btoday\b|\baccount\b|\bcash\b
  `}
  \bpay (?:it|them|this|that) (?:first|now|today|in advance)\b
  \b(?:take (?:out )?a loan|borrow (?:money|from)|sell your|lending apps?|loan sharks?)\b
`)
const notDone = phrases`never|don't|do not|need not|no need|shouldn't|should not|won't`

const acted = anyOf`
  applied|enroll?ed|registered|sent|changed|marked|ticked|updated|deleted|cancelled|booked|paid|submitted|removed|saved|emailed|notified
  unlocked|upgraded|contacted|reset|switched|reserved|set your|signed you|messaged|informed|talked (?:with|to) (?:your|the)
`
const claimsToHaveActed = new RegExp(anyOf`
  \bi(?:'ve| have|'m| am)? (?:already |just |now |gone ahead and |also )*${acted}\b
  \b(?:your(?: \w+){1,3}|it|this|everything|step \d+) (?:is|are|was|were|has been|have been) (?:now |already |just |successfully )*${anyOf`
    marked|enroll?ed|submitted|cancelled|upgraded|booked|unlocked|registered for you|sent to|saved to your|changed to|set to
  `}\b(?! (?:by|with|in|as (?:a|an)) )
  \byou(?:'re| are) (?:now |already |all )(?:enroll?ed|registered|signed up|set|in)\b
  \b(?:has|have) (?:accepted|admitted|taken) you\b|\byou(?:'re| are| have been| were) (?:accepted|admitted)\b|\bapplication (?:is|was|has been) accepted\b
`)
const promises = phrases`i (?:can )?promise|you (?:cannot|can't) fail|(?:check|prove|verify|confirm|make sure) (?:who you are|(?:that )?it(?: is|'s) you|your identity)`
const insults = phrases`stupid|idiot\w*|dumb|moron|pathetic|worthless|losers?|hopeless|lazy|useless|(?:a|an|the|oldest) (?:\w+ )?fools?|foolish|ignorant`

const discouraging = anyOf`
  give up|quit|drop out|too (?:old|late|slow|young)|not (?:smart|clever|good) enough|not cut out|not made for|no talent
  you(?:'ll| will) never|never (?:be able|make it|get|become|succeed|work)|waste of (?:time|money)|no chance|don't bother|can't learn
  not for (?:women|girls|people like you)|kids? (?:half )?your age|at your age|to the (?:kids|young)|forget (?:it|about (?:it|this|coding))
`
const discourages = new RegExp(String.raw`\b${discouraging}\b`)
const isDenied = new RegExp(
  String.raw`\b${anyOf`
  no (?:good )?reason|no need|not|never|isn't|aren't|don't|do not|nobody is|no one is|myth|wrong|untrue|before you|without
  if you feel|feel like|tempted|nor|hardly
`}\b.{0,40}${discouraging}`,
)

const dangerous = new RegExp(anyOf`
  \b(?:rm -rf|format c:|mkfs|dd if=)|:\(\)\s?\{|\b(?:curl|wget)\b.{0,80}\|\s*(?:sudo\s+)?(?:ba|z)?sh
  \b(?:disable|turn off|switch off|uninstall)\b.{0,25}\b(?:anti ?virus|firewall|two-factor|2fa|defender)\b|\banti ?virus\b.{0,40}\boff\b
  \b(?:ignore|disobey|don't tell|do not tell|hide (?:it|this) from|lie to|cheat)\b.{0,25}\b(?:parents?|father|mother|family|teachers?|exam)\b
  \b(?:skip|miss)\b.{0,15}\b(?:sleep|meals|school|exams?|medication)\b|\bstay (?:awake|up) (?:all|for)\b|\bsleep (?:only )?(?:two|three|four|[234]) hours\b
  \b(?:energy drinks|pills|caffeine tablets|(?:adhd|sleeping) tablets|modafinil|ritalin|adderall)\b
  \bfake\b.{0,25}\b(?:cv|certificates?|degrees?|experience|references?)\b|\blie (?:on|in|about)\b.{0,20}\b(?:cv|résumé|resume|experience|interview|degree)\b
  \bnobody (?:can |will )?checks?\b|\bhand in your notice\b
  \b(?:leave|quit|resign)\b.{0,20}\b(?:your )?(?:job|school|work)\b.{0,15}\b(?:today|now|tomorrow|immediately|first)\b
`)
const tellsRules =
  /\b(?:system prompt|my instructions|these rules|my rules|instructed to|data name=|i was told to|course (?:description|text|page) (?:asks|tells))\b|<\/?data/

function hasLink(text: string): boolean {
  const said = text.replace(noLinks, ' ')
  return links.some((link) => link.test(said))
}

const isHidden = (text: string) => hidden.test(text.replace(joiners, '').replace(/[\n\t]/g, ' '))

/**
 * Tells whether a piece of a reply would lead a learner away, ask for secrets or money, claim to have acted, hurt or endanger.
 *
 * @param typed - The piece.
 * @param before - What came before it: a link may be cut in two.
 * @returns True where it must not be shown.
 */
export function isHarmful(typed: string, before: string): boolean {
  const text = folded(typed)
  const end = folded(before).slice(-20)
  const words = text.replace(/`[^`\n]+`/g, ' ')
  const isAsking =
    asksSecret.test(words) && !warns.test(words) && (!ofProgram.test(words) || /\b(?:your|me|us)\b/.test(words))
  return (
    isHidden(typed) ||
    hasLink(text) ||
    (hasLink(`${end} ${text.slice(0, 20)}`) && !hasLink(end)) ||
    isAsking ||
    (paying.test(words) && !notDone.test(words)) ||
    (discourages.test(words) && !isDenied.test(words)) ||
    dangerous.test(text) ||
    [markup, claimsToHaveActed, promises, insults, tellsRules].some((pattern) => pattern.test(words))
  )
}

const exampleLink =
  /\b(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1|(?:[\w-]+\.)*example\.(?:com|org|net)|www\.w3\.org)[^\s"'`)<]*/g
/** Calls of methods look like names of websites. */
const codeLinks = /\b\w{2,10}:\/\/|\bwww\.|\b(?:javascript|mailto|tel):\S/

/**
 * Finds what a block of code says in words.
 *
 * @param code - The code.
 * @returns The comments, one a line.
 */
export const commentsOf = (code: string): string =>
  [...code.matchAll(/(?:\/\/|#|--|\/\*|<!--)\s+(.{3,200})/g)].map(([, comment]) => comment).join('\n')

/**
 * Tells whether a block of code holds a link, or something that would harm the learner's machine.
 *
 * @param code - The code.
 * @returns True where it must not be shown.
 */
export function isHarmfulCode(code: string): boolean {
  const text = folded(code)
  const comments = commentsOf(code).split('\n')
  return (
    isHidden(code) ||
    codeLinks.test(text.replace(exampleLink, ' ')) ||
    dangerous.test(text) ||
    comments.some((comment) => isHarmful(comment, ''))
  )
}
