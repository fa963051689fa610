import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import { textOf } from '#assistant/sentences.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { termsOf } from '#text/terms.ts'

interface KnownSentence {
  readonly text: string
  readonly terms: ReadonlySet<string>
}

const known = (text: string, more = ''): KnownSentence => ({ text, terms: new Set(termsOf(`${text} ${more}`)) })

function sentencesOfSkill(id: string): KnownSentence[] {
  const skill = knowledge.skills.get(id)
  if (skill === undefined) return []
  return [
    ...skill.selfChecks.map(({ ask, answer }) => known(answer, ask)),
    known(textOf('closest.build', { text: skill.build })),
  ]
}

function sentencesOfCareer(id: CareerId): KnownSentence[] {
  const { work, day, suits, suitsLess, related } = describeCareer(id)
  return [
    ...work.map((text) => known(text)),
    ...day.map(({ time, activity }) => known(textOf('closest.day', { time, activity }))),
    known(textOf('career.suits', { title: careerTitleOf(id), text: suits })),
    known(textOf('career.suits-less', { text: suitsLess })),
    ...related.map(({ title, why }) => known(textOf('career.related-one', { title, why }))),
  ]
}

interface Frequency {
  readonly total: number
  readonly counts: ReadonlyMap<string, number>
}

let frequency: Frequency | undefined

/** In how many sentences of the knowledge each term occurs. */
function countTerms(): Frequency {
  const counts = new Map<string, number>()
  const all = [
    ...[...knowledge.skills.keys()].flatMap(sentencesOfSkill),
    ...[...knowledge.careers.keys()].flatMap(sentencesOfCareer),
  ]
  for (const { terms } of all) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { total: all.length, counts }
}

/** Below this a shared word is chance. Chosen on the questions of the bench that are not held back. */
const minScore = 3

function closestOf(sentences: readonly KnownSentence[], text: string, names: readonly string[]): string | null {
  frequency ??= countTerms()
  const { total, counts } = frequency
  const ofName = new Set(termsOf(names.join(' ')))
  const asked = [...new Set(termsOf(text))].filter((term) => !ofName.has(term))
  const scored = sentences.map(({ text: said, terms }) => {
    const shared = asked.filter((term) => terms.has(term))
    const score = shared.reduce((sum, term) => sum + Math.log(total / (counts.get(term) ?? 1)), 0)
    return { text: said, score: score / (1 + terms.size / 60) }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: 0 })
  return best.score < minScore ? null : best.text
}

/**
 * Finds what the knowledge of a skill says about the words of a question, beside the skill's own name.
 *
 * @param skill - A skill's id.
 * @param text - The question's words.
 * @returns A sentence, or null where none is near.
 */
export function closestOfSkill(skill: string, text: string): string | null {
  const { name = '', aliases = [] } = knowledge.skills.get(skill) ?? {}
  return closestOf(sentencesOfSkill(skill), text, [name, ...aliases])
}

/**
 * Finds what the knowledge of a career says about the words of a question, beside the career's own name.
 *
 * @param career - A career's id.
 * @param text - The question's words.
 * @returns A sentence, or null where none is near.
 */
export const closestOfCareer = (career: CareerId, text: string): string | null =>
  closestOf(sentencesOfCareer(career), text, knowledge.careers.get(career)?.titles ?? [])
