import type { DialogueState, Intent } from '#chat/intents.ts'
import { readLocalIntent } from '#chat/local-intent.ts'
import type { ParsedQuestion } from '#chat/question.ts'

/* Recognises Hindi in Latin letters, which is not understood, so that the answer can say what is. */

/** Words that mean nothing in English, Tamil or Sinhala. */
const markers = new Set(
  [
    'kya hai hain hoon mujhe mujhko humko aapko kaise kaisa kaisi kitna kitne kitni batao bataiye bataye chahiye karna karne karun karoon karte karta',
    'mera meri mere nahi nahin kaun kaunsa konsa kyun kyon kab kahan seekhna sikhna sikhne seekhne seekhu sikhu seekhe sikhe padhna padhai padhu banna banne banu',
    'lagega lagta lagte hoga hogi hota hoti sakta sakte sakti liye aur agla agle agli accha acha achha samajh samajhte samjhao pehle bolo wala wale',
    'abhi yaar bhai kuch koi kuchh kaam naukri paisa paise tumhara aapka aap tum hum yeh woh iska uska poora pura kaha chahta chahti dijiye kijiye raha rahi',
  ].flatMap((line) => line.split(' ')),
)
/** Short words that English or Tamil has too. */
const weakMarkers = new Set('ke ki ka ko se mein main ho na hi bhi toh par tak ye wo bhai jo'.split(' '))
const weakWeight = 0.3
/** Two words, or one with a share of the message. */
const minScore = 1.5
const minShare = 0.4

/** The few Hindi words beside English ones that say what is asked. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/\bpa?ehle\b/g, 'before'],
  [/\bkitn[aei] (?:time|samay|din|mahine)\b/g, 'how long'],
  [/\b(?:agla|agle|agli)\b/g, 'next'],
  [/\b(?:mera|meri|mere)\b/g, 'my'],
]

/**
 * Recognises Hindi in Latin letters.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns An intent that says which languages are understood, or null.
 */
export function readHindi(question: ParsedQuestion, state: DialogueState): Intent | null {
  const { said } = question
  const words = said.match(/[a-z]+/g) ?? []
  const strong = words.filter((word) => markers.has(word)).length
  const score = strong + weakWeight * words.filter((word) => weakMarkers.has(word)).length
  const isHindi = strong > 0 && (score >= minScore || score / Math.max(1, words.length) >= minShare)
  if (!isHindi) return null
  const text = meanings.reduce((all, [pattern, meaning]) => all.replace(pattern, meaning), said)
  return { name: 'language', about: readLocalIntent({ ...question, text }, state) }
}
