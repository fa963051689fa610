import type { Place } from '#read/level-cues.ts'
import { anyOf } from '#text/patterns.ts'

/** What words behind a name say of it: the writer lacks it, or others have it. */
export type Retraction = Place & { readonly by: 'lacks' | 'others' }

const listed = /^\s*(?:,|\/|&|\+|,?\s*(?:and|or))?\s*$/i

/** So far behind a name its retraction may begin, in UTF-16 units. */
const farthest = 60
const sentenceEnd = /[.!?;।](?:\s|$)|[\n\r]/

/** Words that may follow a retraction before its clause ends. */
const rest = anyOf`
  it|them|this|that|these|those|any|one|most(?: of (?:it|them|that))?|all|much|everything|completely|yet|at all|though|now
  really|so far|alone|myself|properly|before|either|also|once|anymore|any more|a thing|of it|of them|about it
`
const end = String.raw`(?:\s+${rest})*\s*(?=[,.;:!?()\n\r।–—]|$|\s(?:but|however|although|though|and|or|in|since|because|so|as|clients)\b)`
const verbs = anyOf`
  know|knew|open(?:ed)?|finish(?:ed)?|used?|touch(?:ed)?|tr(?:y|ied)|learn(?:ed|t)?|start(?:ed)?|underst(?:and|ood)|do|did|done
  remember|ship(?:ped)?|write|wrote|written|work(?:ed)?(?: with)?|install(?:ed)?|code|coded|stud(?:y|ied)|practi[sc]ed?|set up
  make|made|buil[dt]|see|saw|seen|have|had|need(?:ed)?|pass(?:ed)?|get|got|understand
`
const not = String.raw`(?:(?:did|do|does|could|can|have|has|had|was|is)(?:n.?t| not)|cannot|never|dont|didnt|cant|havent)`
const people = anyOf`teams?|departments?|colleagues?|designers?|developers?|engineers?|guys?|contractors?|agency|vendors?|seniors?`
const relatives = anyOf`friend|brother|sister|cousin|boss|husband|wife|uncle|aunt|father|mother|son|daughter|colleague`

/** What takes back the names before it, to the end of its clause. */
const lacking: readonly string[] = [
  String.raw`\b(?:never|none|zero|nil|nope?|nothing|not yet|no (?:idea|clue|experience|knowledge))${end}`,
  String.raw`\b(?:${not}|not(?: yet)?|hardly|barely)\s+(?:\w+\s+){0,2}?${verbs}${end}`,
  String.raw`\b(?:read|heard|watched|saw) an? (?:book|article|video|talk|tutorial)\b`,
  String.raw`\bnot (?:me|mine)${end}`,
  String.raw`\b(?:only|just) (?:ever |have )?(?:read|heard|watched|saw|seen|clicked|looked|follow(?:ed)?|know(?:n)? (?:of|from|by|the name))\b[^,.;\n]{0,30}`,
  String.raw`\b(?:know|known|seen|saw|follow(?:ed)?|heard of|read about|bought)\b[^,.;\n]{0,24}\bonly\b`,
  String.raw`\b(?:read|heard|watched) (?:about|of) (?:it|them|this|that)\b`,
  String.raw`\bi (?:have |.ve )?(?:avoided|skipped)${end}`,
  String.raw`\b(?:saw|seen) (?:it |them )?on\b[^,.;\n]{0,24}`,
  String.raw`\b(?:i )?(?:have |.ve )?forgot(?:ten)?${end}`,
  String.raw`\b(?:is|are|was|has|have|.s) (?:all |completely |almost )?(?:gone|forgotten|new to me|unknown(?: to me)?|not my\b[^,.;\n]{0,20})${end}`,
  String.raw`\bremember (?:nothing|little)${end}`,
  String.raw`\bnever in my\b[^,.;\n]{0,16}`,
  String.raw`\bwould(?:n.?t| not) (?:put|call|claim|list)\b[^,.;\n]{0,24}`,
]
const others: readonly string[] = [
  String.raw`\b(?:our|the|their|another|other|an? different|a separate) (?:[\w-]+ ){0,2}${people} (?:had|has|have|did|do|does|made|make|used|use|wrote|write|handled?|own(?:ed|s)?|set|was|were)\b`,
  String.raw`\b(?:another|other|a different) (?:${people}|section|person)\b`,
  String.raw`\bcomes? from (?:our|the|my)\b`,
  String.raw`\b(?:done|made|handled|written|built|managed|run|led|owned|set up) by (?!me\b|us\b|myself\b)`,
  String.raw`\b(?:IT|the IT|someone else|somebody else|they|he|she) (?:made|did|does|set|wrote|has|had|built)\b`,
  String.raw`\b(?:my|a) ${relatives} (?:did|made|wrote|does|built|knows|has|had)${end}`,
  String.raw`\bbelongs? to (?:the|our|another|other)\b`,
  String.raw`\b${people}\b[^,.;\n]{0,20}\b(?:does|did|do|has|had|fill(?:s|ed)|handle[sd]?|make|makes|made|owns?) (?:it|them|that|this)\b`,
]
const behind = [
  { by: 'lacks', pattern: new RegExp(lacking.join('|'), 'gi') },
  { by: 'others', pattern: new RegExp(others.join('|'), 'g') },
] as const

const nothing = anyOf`
  none|no experience|not yet|zero|never|nil|no
  in progress|ongoing|pending|planned|expected|started|learning|registered|booked
`
const softening = anyOf`
  is|are|was|were|has been|still|always|only|all|mostly|just|also|quite|very|completely
`
const notMine = anyOf`
  outsourced|failed|not passed|skipped|postponed|rejected|new to me|unknown to me|unknown\b|for seniors|for the seniors
  on my (?:to-do|todo|wish)|my next\b|next on|not my\b
`
/** 'I do not know' and 'there is none' as Tamil and Sinhala speakers write them after the word, in Latin or local script. */
const denying = anyOf`
  theriyathu|theriyadhu|teriyathu|teriyadu|theriyala|danne (?:ne|na|nehe|naha)|nehe|nahi|naha|தெரியாது|இல்லை|[\p{L}\p{M}]+வில்லை
  දන්නේ නැහැ|දන්නෙ නෑ|නැහැ|නෑ
`
/** What takes back the one name right before it ('AWS certificate in progress', 'Java 0/10', 'Selenium was outsourced'). */
const atOnce: readonly RegExp[] = [
  new RegExp(
    String.raw`^\s*(?:[:(\-–—=?]+\s*)?(?:(?:certificate|certification|cert|course|exam)\s*[:(\-–—]*\s*)?${nothing}\b`,
    'i',
  ),
  /^\s*[:(\-–—=]*\s*0\s*\/\s*\d/,
  new RegExp(String.raw`^\s*(?:${softening}\s+){0,4}${notMine}`, 'i'),
  new RegExp(String.raw`^(?:\s+[\p{L}\p{M}]+){0,3}?\s+${denying}(?![\p{L}\p{M}])`, 'iu'),
]

/** 'I managed a team of React developers' says what the team can do. */
const ledTeam =
  /\b(?:manag(?:ed?|ing)|led|lead(?:ing)?|head(?:ed|ing)?|supervis\w+|hir(?:ed|ing)|recruit(?:ed|ing)?)\b[^.;\n]{0,60}?\b(?:developers?|devs?|engineers?|programmers?|coders?|testers?)\b/gi

function isTakenBackAtOnce(text: string, nameEnd: number): boolean {
  const after = text.slice(nameEnd, nameEnd + farthest)
  // 'TensorFlow Developer (in progress)': the rest of a name may come first.
  const afterName = after.replace(/^(?:\s+\p{Lu}[\p{L}\d-]*){1,2}(?=\s*[:(–—-])/u, '')
  return atOnce.some((cue) => cue.test(after) || cue.test(afterName))
}

/**
 * Finds the names that the words around them take back: 'Docker and Kubernetes: never', 'Kubernetes, but I only read about it',
 * 'Selenium: our automation team had it'. What is said of the last name of a list is said of the list.
 *
 * @param text - Any text.
 * @param names - The places of the names, in the order of the text.
 * @returns A retraction for each name that has one, by its index.
 */
export function findRetractions(text: string, names: readonly Place[]): ReadonlyMap<number, Retraction> {
  const found = new Map<number, Retraction>()
  const takeBack = (last: number, until: number, by: Retraction['by']) => {
    for (let index = last; index >= 0; index -= 1) {
      const [name, next] = [names[index], names[index + 1]]
      if (name === undefined) return
      const isListed = index === last || (next !== undefined && listed.test(text.slice(name.end, next.start)))
      if (!isListed || found.has(index)) return
      found.set(index, { start: name.start, end: until, by })
    }
  }
  for (const { by, pattern } of behind) {
    let last = -1
    for (const { index: at, 0: words } of text.matchAll(pattern)) {
      while ((names[last + 1]?.end ?? Number.POSITIVE_INFINITY) <= at) last += 1
      const name = names[last]
      if (name === undefined) continue
      const between = text.slice(name.end, at)
      if (between.length <= farthest && !sentenceEnd.test(between)) takeBack(last, at + words.length, by)
    }
  }
  names.forEach((name, index) => {
    if (!found.has(index) && isTakenBackAtOnce(text, name.end)) takeBack(index, name.end, 'lacks')
  })
  for (const { index: at, 0: words } of text.matchAll(ledTeam)) {
    names.forEach((name, index) => {
      if (name.start >= at && name.end <= at + words.length && !found.has(index))
        found.set(index, { start: at, end: at + words.length, by: 'others' })
    })
  }
  return found
}
