import type { CareerId } from '@milepost/contract/careers/limits'
import type { ParsedQuestion } from '#chat/question.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { anyOf } from '#text/patterns.ts'
import { termsOf } from '#text/terms.ts'

interface KnownSentence {
  readonly text: string
  readonly terms: ReadonlySet<string>
}

/** What our descriptions say of a skill or a career beside what every answer says. */
function known(text: string, more = ''): KnownSentence {
  return { text, terms: new Set(termsOf(`${text} ${more}`)) }
}

function sentencesOfSkill(id: string): KnownSentence[] {
  const skill = knowledge.skills.get(id)
  if (skill === undefined) return []
  return [
    ...skill.selfChecks.map(({ ask, answer }) => known(answer, ask)),
    known(`To practise, build this: ${skill.build}`),
  ]
}

function sentencesOfCareer(id: CareerId): KnownSentence[] {
  const { work, day, suits, suitsLess, related } = describeCareer(id)
  return [
    ...work.map((text) => known(text)),
    ...day.map(({ time, activity }) => known(`On a usual day at ${time}: ${activity}`)),
    known(`It suits you if this sounds like you: ${suits}`),
    known(`It suits you less if this does: ${suitsLess}`),
    ...related.map(({ title, why }) => known(`${title}: ${why}`)),
  ]
}

let counts: ReadonlyMap<string, number> | undefined
let total = 0

/** In how many sentences of the knowledge each term occurs. */
function countTerms(): ReadonlyMap<string, number> {
  if (counts !== undefined) return counts
  const found = new Map<string, number>()
  const all = [
    ...[...knowledge.skills.keys()].flatMap(sentencesOfSkill),
    ...[...knowledge.careers.keys()].flatMap(sentencesOfCareer),
  ]
  for (const { terms } of all) for (const term of terms) found.set(term, (found.get(term) ?? 0) + 1)
  total = all.length
  counts = found
  return found
}

/** Below this a shared word is chance. Chosen on the questions of the bench that are not held back. */
const minScore = 3

function closestOf(sentences: readonly KnownSentence[], { text }: ParsedQuestion, names: string): string | null {
  const ofName = new Set(termsOf(names))
  const asked = [...new Set(termsOf(text))].filter((term) => !ofName.has(term))
  const frequency = countTerms()
  const scored = sentences.map((sentence) => {
    const shared = asked.filter((term) => sentence.terms.has(term))
    const score = shared.reduce((sum, term) => sum + Math.log(total / (frequency.get(term) ?? 1)), 0)
    return { text: sentence.text, score: score / (1 + sentence.terms.size / 60) }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: 0 })
  return best.score < minScore ? null : best.text
}

const asksWhat = new RegExp(
  `^(?:hi |hello |hey |ok |so |and |please |can you |could you |tell me )*${anyOf`
    what (?:is|are|does|do)|explain|define|describe|meaning of|what do you mean by|what is (?:meant|the meaning)(?: by| of)?
  `}\\b`,
)

interface FoundSkill {
  readonly skill: string
  readonly isName: boolean
}

/**
 * Finds the skill that teaches what a question asks to explain, where no skill has that name: every word must be in one sentence.
 *
 * @param question - A question that names no skill.
 * @returns The skill, and whether its name or one of its questions says it; null where no skill speaks of it.
 */
export function findSkillExplaining({ text, skills, careers, fields }: ParsedQuestion): FoundSkill | null {
  if (!asksWhat.test(text) || ownThings.test(text) || skills.length + careers.length + fields.length > 0) return null
  const asked = [...new Set(termsOf(text))].filter((term) => !wordsOfAsking.has(term))
  if (asked.length === 0 || asked.length > 3) return null
  const hasAll = ({ terms }: KnownSentence) => asked.every((term) => terms.has(term))
  const all = [...knowledge.skills.values()]
  // A name says more than a description, and the name that more skills build on is the plainer one.
  const named = all.filter(({ name }) => hasAll(known(name)) && 2 * asked.length >= termsOf(name).length)
  const followers = (id: string) => all.filter(({ prerequisites }) => prerequisites.includes(id)).length
  const [plainest] = named.sort((a, b) => followers(b.id) - followers(a.id))
  if (plainest !== undefined) return { skill: plainest.id, isName: true }
  const asksIt = all.find(({ selfChecks }) => selfChecks.some(({ ask, answer }) => hasAll(known(answer, ask))))
  if (asksIt !== undefined) return { skill: asksIt.id, isName: true }
  const described = all.find(({ description, learn }) => hasAll(known(`${description} ${learn}`)))
  return described === undefined ? null : { skill: described.id, isName: false }
}
/** Questions about these are no questions on what a thing of the trade is. */
const ownThings =
  /\b(?:i|my|me|mine|things?|(?<!do )you(?! mean)|your|milestones?|sections?|fit|score|roadmap|steps?|courses?|plan|careers?|milepost|page|button)\b/
const wordsOfAsking: ReadonlySet<string> = new Set(
  termsOf('what explain define describe meaning mean example simple word difference'),
)

const wordsOfChoosing: ReadonlySet<string> = new Set(
  termsOf(`which career job role profession field work list know choose pick select available milepost offer need
    most least less more best good have computing it any there lot number new different other kind type option`),
)

/**
 * Finds the words of a question for careers that say what they are to have.
 *
 * @param text - A question's words.
 * @returns Their stems.
 */
export const termsOfTrait = (text: string): string[] => termsOf(text).filter((term) => !wordsOfChoosing.has(term))

/**
 * Finds what the knowledge of a skill says about the words of a question, beside the skill's own name.
 *
 * @param skill - A skill's id.
 * @param question - The question.
 * @returns A sentence, or null where none is near.
 */
export function closestOfSkill(skill: string, question: ParsedQuestion): string | null {
  const { name = '', aliases = [] } = knowledge.skills.get(skill) ?? {}
  return closestOf(sentencesOfSkill(skill), question, [name, ...aliases].join(' '))
}

/**
 * Finds what the knowledge of a career says about the words of a question, beside the career's own name.
 *
 * @param career - A career's id.
 * @param question - The question.
 * @returns A sentence, or null where none is near.
 */
export function closestOfCareer(career: CareerId, question: ParsedQuestion): string | null {
  const { titles = [] } = knowledge.careers.get(career) ?? {}
  return closestOf(sentencesOfCareer(career), question, titles.join(' '))
}
