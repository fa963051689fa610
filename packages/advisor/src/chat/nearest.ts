import type { Intent } from '#chat/intents.ts'
import type { Question } from '#chat/question.ts'
import { helpTopics } from '#help/topics.ts'
import { termsOf } from '#text/terms.ts'

interface Page {
  readonly intent: Intent
  readonly terms: ReadonlySet<string>
}

/** Words that go with the learner's own things. Locale: 'en'. */
const own: readonly (readonly [Intent, string])[] = [
  [
    { name: 'progress' },
    'progress done finished completed behind stand far reached status summary achieved ticked percent half road started accomplished',
  ],
  [
    { name: 'time' },
    'finish date arrive hours weeks months years left december january june deadline before ready calendar evening weekend schedule timeline estimate total whole',
  ],
  [
    { name: 'roadmap', aspect: 'what' },
    'roadmap plan path steps sections everything through project end order list ahead whole route lay outline waiting structure contents',
  ],
  [
    { name: 'recommendation', career: null, against: false },
    'recommend career think should list ranking fit suited rather answers match choice suggestion result best',
  ],
  [
    { name: 'courses', skills: [], wish: null },
    'course courses catalogue budget cheapest taught institution lesson free classes video afford money rupees',
  ],
]

const pages: readonly Page[] = [
  ...own.map(([intent, words]) => ({ intent, terms: new Set(termsOf(words)) })),
  ...helpTopics.flatMap(({ id, title, sections }) =>
    sections.map((section) => ({
      intent: { name: 'help' as const, address: `${id}#${section.id}` },
      terms: new Set(termsOf([title, section.heading, section.heading, ...section.paragraphs].join(' '))),
    })),
  ),
]

/** How telling a word is: the fewer pages have it, the more. */
const weights = new Map<string, number>()
for (const { terms } of pages) for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + 1)
for (const [term, count] of weights) weights.set(term, Math.log(1 + pages.length / count))

const leastScore = 3.2
const fewestTerms = 2

/** In: a question whose words show no intent, all of them known. Out: the page it shares most telling words with, if it shares enough. */
export function nearestPage({ text, unknownCount, careers, skills }: Question): Intent | null {
  if (unknownCount > 0 || careers.length > 0 || skills.length > 0) return null
  if (!/\b(?:i|my|me|you|your|we|here|milepost|this|site|app|roadmap|courses?|steps?)\b/.test(text)) return null
  const asked = [...new Set(termsOf(text))]
  let best: { readonly intent: Intent; readonly score: number } | null = null
  for (const { intent, terms } of pages) {
    const shared = asked.filter((term) => terms.has(term))
    const score = shared.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0) / (1 + terms.size / 120)
    if (shared.length >= fewestTerms && score >= leastScore && score > (best?.score ?? 0)) best = { intent, score }
  }
  return best?.intent ?? null
}
