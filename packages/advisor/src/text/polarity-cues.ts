import { anyOf } from '#text/patterns.ts'

/** Cues that reject what follows. All cues are English, but those after a word are Tamil and Sinhala too. */
export const rejecting = [
  'hate',
  'dislike',
  'do not like',
  'don t like',
  'do not enjoy',
  'don t enjoy',
  'not interested in',
  'not into',
  'tired of',
  'do not want',
  'don t want',
  'not want',
  'bored of',
  'bored with',
  'get away from',
  'avoid',
  'no interest in',
  'instead of',
  'do not need',
  'don t need',
  'rather not',
  'rather than',
  'anything but',
  'except',
  'skip',
  'leave out',
  'stay away from',
]
/** Cues of what someone finds hard. It speaks against a career, but refuses nothing. */
export const struggling = ['not good at']
export const wanting = [
  'want to',
  'would like to',
  'wish to',
  'hope to',
  'hoping to',
  'plan to',
  'planning to',
  'aim to',
  'going to',
  'will learn',
  'intend to',
  'like to learn',
  'love to learn',
  'need to learn',
  'interested in',
  'curious about',
  'have to learn',
  'must learn',
  'dream of',
  'looking to',
  'should learn',
  'currently learning',
  'started learning',
  'starting to learn',
  'learning',
  'studying for',
  'preparing for',
  'would love to',
]
export const lacking = [
  'no',
  'not',
  'never',
  'without',
  'lack',
  'don t',
  'didn t',
  'haven t',
  'hasn t',
  'isn t',
  'can t',
  'cannot',
  'dont',
  'havent',
  'unfamiliar',
  'new to',
  'yet to',
  'struggle with',
  'struggling with',
  'weak in',
  'weak at',
  'heard of',
  'heard about',
  'zero',
  'just started',
  'my team',
  'our team',
  'my brother',
  'my sister',
  'my father',
  'my mother',
  'my friend',
  'my cousin',
  'my husband',
  'my wife',
  'my uncle',
  'my colleague',
  'my son',
  'my daughter',
  'i don t think',
  'don t think',
  'he',
  'she',
  'they',
  'neither',
  'nor',
  'none',
  'failed',
  'enrolled in',
  'registered for',
  'supposed to',
  'should know',
  'wish i knew',
  'wish i had',
  'used to think',
  'rubbish at',
  'bad at',
  'poor at',
  'poor in',
  'terrible at',
  'nobody',
  'no one',
  'halfway',
  'half way',
  'forgot',
  'forgotten',
  'read about',
  'looking at',
  'looked at',
  'other team',
  'someone else',
]
/** Cues of what someone only mentions: 'I know nothing about computers' neither wants nor rejects them. */
export const mentioning = [
  'nothing on',
  'nothing about',
  'nothing of',
  'little about',
  'not much about',
  'no idea about',
  'no clue about',
]
/** In goals, what someone has done so far: 'move from PHP to something modern' neither wants nor rejects PHP. */
export const leaving = [
  'move from',
  'moving from',
  'move on from',
  'move away from',
  'moving away from',
  'change from',
  'changing from',
  'switch from',
  'switching from',
  'transition from',
]
export const having = [
  'i know',
  'already',
  'know',
  'i can',
  'i have',
  'i ve',
  'i am',
  'i work',
  'i worked',
  'i built',
  'i made',
  'i use',
  'i used',
  'worked with',
  'worked in',
  'worked as',
  'proficient in',
  'experienced in',
  'experience with',
  'experience in',
  'experience of',
  'skilled in',
  'familiar with',
  'good at',
  'good in',
  'built',
  'developed',
  'completed',
  'certified',
  'passed',
  'years of',
  'year of',
  'fluent in',
  'comfortable with',
  'i did',
  'i wrote',
  'i write',
  'used',
  'learned',
  'learnt',
  'i learned',
  'i learnt',
]
/** 'No coding please' rejects. Before these nouns, 'no' only says what someone lacks. */
export const negatableNouns = new Set(
  'experience knowledge idea background degree skill formal real prior previous work job money time certificate certification training'.split(
    ' ',
  ),
)

/** Words between a denial and the name that it rejects: 'without learning React', 'not with Java'. */
export const beforeRefusedName = new Set('learning using studying with any a the more another'.split(' '))

/** Verbs of a choice between two, and the words before what was not chosen: 'prefer Vue to React'. */
export const choosing = new Set('prefer prefers preferring preferably rather choose pick favour favor'.split(' '))
export const comparing = new Set(['to', 'over', 'than'])
/** Cues for names only: the words after the names are wanted again. */
export const cuesOfNames = new Set([
  'not',
  'without',
  'except',
  'instead of',
  'rather than',
  'anything but',
  ...leaving,
])

/** In goals only these are claims: 'I can' and 'I have' express hopes there ('so that I can', 'I have a dream'). */
export const sureHaving = new Set([
  'i know',
  'already',
  'i worked',
  'i built',
  'i made',
  'i use',
  'i used',
  'i did',
  'i wrote',
  'i learned',
  'i learnt',
])

// A claim with its own subject starts again: 'want to learn Python, already know Java'.
export const ownSubject = new Set(['i', 'already'])

const nothing = anyOf`
  none|no experience|not yet|zero|never|nil|no
  in progress|ongoing|pending|planned|expected|started|learning|registered|booked
`
// 'AWS certificate in progress': what is not there yet may be named first.
const takenBackAtOnce = new RegExp(
  String.raw`^\s*(?:[:(\-–—=?]+\s*)?(?:(?:certificate|certification|cert|course|exam)\s*[:(\-–—]*\s*)?${nothing}\b`,
  'i',
)
const scoredNothing = /^\s*[:(\-–—=]*\s*0\s*\/\s*\d/
const softening = anyOf`
  is|are|was|were|has been|still|always|only|all|mostly|just|also|quite|very|completely
`
const byOthers = anyOf`
  (?:done|made|handled|written|built|managed|run|led) by (?!me\b|us\b|myself\b)|outsourced|failed|not passed
  skipped|postponed|rejected|new to me|unknown to me|unknown\b|for seniors|for the seniors
  on my (?:to-do|todo|wish)|my next\b|next on my|not my\b|another team
`
const handedOver = new RegExp(String.raw`^\s*(?:${softening}\s+){0,4}${byOthers}`, 'i')
const avoided =
  /^\s*i (?:only |just |have only |never )?(?:read about|heard of|heard about|watched|avoided|skipped|never\b)/i
/** 'I do not know' and 'there is none' as Tamil and Sinhala speakers write them after the word, in Latin or local script. */
const denying = anyOf`
  theriyathu|theriyadhu|teriyathu|teriyadu|theriyala|danne (?:ne|na|nehe|naha)|nehe|nahi|naha|தெரியாது
  දන්නේ නැහැ|දන්නෙ නෑ|නැහැ|නෑ
`
const deniedElsewhere = new RegExp(String.raw`^(?:\s+[\p{L}\p{M}]+){0,3}?\s+${denying}(?![\p{L}\p{M}])`, 'iu')

/** What retracts the words before it: 'Java: none', 'React is new to me', 'Selenium was done by others'. */
export const trailingCues: readonly RegExp[] = [takenBackAtOnce, scoredNothing, handedOver, avoided, deniedElsewhere]
