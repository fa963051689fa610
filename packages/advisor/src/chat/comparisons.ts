import type { CareerId } from '@milepost/contract/careers/limits'
import { asksOfMaths, careersOf } from '#chat/aspects.ts'
import type { ComparedBy, Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Reads comparisons: by what, and of what where the question names nothing. Locale: 'en'. */

const criteria: readonly (readonly [ComparedBy, RegExp])[] = [
  [
    'coding',
    phrases`(?:less|more|most|least|fewer|no|much|without) (?:cod(?:e|ing)|programming)|cod(?:e|ing) (?:less|more)`,
  ],
  [
    'strain',
    phrases`(?:less|more|most|least|very|same|how) (?:stress\w*|pressure|relax\w*|boring|tiring|fun|interesting|busy)|stress\w*|relax\w*|work[- ]life|pressure|boring|tiring|calm\w*`,
  ],
  [
    'hours',
    phrases`short\w*|long\w*|fast\w*|quick\w*|soon\w*|less time|more time|fewer hours|more hours|how (?:long|many hours)|hours|time|weeks|months`,
  ],
  ['level', phrases`eas\w+|hard\w*|difficult\w*|simpl\w+|tough\w*|beginner|start with`],
  ['fit', phrases`(?:better|best|suits?|fits?|right|good|choose|pick|go for|recommend\w*|prefer|should i)`],
]

/**
 * Reads by what things are to be compared.
 *
 * @param question - A question.
 * @returns The criterion, or undefined where the question names none.
 */
export function comparedBy({ text }: Pick<ParsedQuestion, 'text'>): ComparedBy | undefined {
  if (asksOfMaths({ text })) return 'maths'
  return criteria.find(([, pattern]) => pattern.test(text))?.[0]
}

const two = anyOf`two|both|these|those|them|2`
const amongThem = new RegExp(
  `\\b(?:which|what|who|whats|between|among|of|from|out of|compare)\\b.{0,30}\\b(?:the |these |those )?${two}\\b` +
    `|\\bwhich (?:one )?(?:is|has|takes|needs|would|should|will|do|does|can|suits?|fits?|pays|to)\\b`,
)

/**
 * Tells whether a question compares things that it does not name.
 *
 * @param question - A question.
 * @returns True where it does.
 */
export function comparesThem(question: ParsedQuestion): boolean {
  const { text, skills, step } = question
  return skills.length + careersOf(question).length === 0 && step === null && amongThem.test(text)
}

const counts: Readonly<Record<string, number>> = { '2': 2, two: 2, '3': 3, three: 3, few: 3 }
const ofRanking =
  /\b(?:(?:my|the|your) )?(?:first|top|best|highest) (2|3|two|three|few)\b(?: (?:\w+ )?(?:careers?|jobs?|fields?|options?|matches|recommendations?|suggestions?|results?|roles?|ones?|choices?))?/
const ofCareers = phrases`careers?|jobs?|fields?|options?|match(?:es)?|recommend\w*|suggest\w*|results?|roles?|choices?|compare|decide`
const bareTwo = phrases`
  (?:which|what) (?:one )?(?:of|between|among|from|out of) (?:the|these|those|my) (?:two|2)(?: (?:careers?|jobs?|options?))?
  (?:which|what) of (?:them|these|those|both)(?! (?:careers|jobs))
`

/**
 * Reads a comparison of the first careers of the learner's ranking.
 *
 * @param question - A question.
 * @param hasEarlier - Whether something was spoken of before.
 * @returns The intent, or null.
 */
export function readRankedComparison(question: ParsedQuestion, hasEarlier: boolean): Intent | null {
  const { text, skills, step } = question
  if (careersOf(question).length + skills.length > 0 || step !== null || /\bcourses?|steps?\b/.test(text)) return null
  const by = comparedBy(question)
  const found = ofRanking.exec(text)?.[1]
  if (found !== undefined && ofCareers.test(text)) return { name: 'compare', careers: [], top: counts[found] ?? 2, by }
  return !hasEarlier && bareTwo.test(text) ? { name: 'compare', careers: [], top: 2, by, isGuess: true } : null
}

/** What people do in a career, by the verb alone. */
const doing: readonly (readonly [string, CareerId])[] = [
  ['(?:software |web )?(?:developing|coding|programming|development)|writing code', 'software-engineer'],
  ['(?:software )?testing|checking software', 'qa-engineer'],
  ['designing|design|drawing screens', 'ui-ux-designer'],
  ['hacking|securing|cyber ?security|security', 'cybersecurity-analyst'],
  ['managing|management|leading', 'product-manager'],
  ['analysing|analyzing|data analysis|data|analytics', 'data-scientist'],
  ['support|helping users|fixing computers|repairing', 'it-support-specialist'],
]
const doingWord = doing.map(([words]) => words).join('|')
const doings = new RegExp(
  `\\b(${doingWord})\\b(?: job| work| side| field)?(?: (?:is |are )?(?:\\w+ ){0,4}?)?(?: ?(?:or|vs\\.?|versus|than|and|with|to) )(?:\\w+ )?(${doingWord})\\b`,
)
const comparing = phrases`or|vs|versus|than|compare\w*|differ\w*|between|which|better`

/**
 * Reads a comparison of what people do: 'is testing more relaxing than developing?'.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function readComparedWork(question: ParsedQuestion): Intent | null {
  const { text, careers, step } = question
  if (careers.length > 0 || step !== null || /\b(?:courses?|steps?|unit|my)\b/.test(text) || !comparing.test(text))
    return null
  const [, first, second] = doings.exec(text) ?? []
  if (first === undefined || second === undefined) return null
  const careerOf = (said: string) => doing.find(([words]) => new RegExp(`^(?:${words})$`).test(said))?.[1]
  const found = [...new Set([first, second].flatMap((said) => careerOf(said) ?? []))]
  return found.length < 2 ? null : { name: 'compare', careers: found, by: comparedBy(question) }
}
