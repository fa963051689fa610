import type { Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { phrases } from '#text/patterns.ts'

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

/** What someone in danger writes. Not yet read by a native speaker. */
const danger = phrases`
  (?:mar(?:na|ne)|mar ?ja(?:na|na hi|u|un|oon|unga|ungi|aunga)?) (?:\w+ ){0,2}(?:chahta|chahti|hai|hoon|hun|hu|chahiye|man|mann)
  (?:main |mai |me )?mar ?ja(?:u|un|oon|unga|ungi|aunga|aungi)|(?:jeena|jina|jine|jeene) (?:\w+ ){0,3}(?:nahi|nahin|nhi|mann|man|chhod\w*)
  (?:nahi|nahin|nhi) (?:jeena|jina)|(?:khudkushi|khud ?kushi|aatma?hatya|atma?hatya)
  (?:zindagi|zindgi|jindagi|life) (?:\w+ ){0,2}(?:khatam|khatm|se thak|se tang)|khud ?ko (?:\w+ ){0,2}(?:maar|mar|khatam|khatm|nuksan|chot|kaat)\w*
  (?:apni )?jaan (?:de|dena|le|lena) (?:du|dun|dunga|dungi|chahta|chahti|lu|lun|lunga|lungi)?|(?:zeher|zehar|jeher) (?:kha|pi)\w*|phaansi|fansi laga\w*
`

/**
 * Tells whether a message in Hindi shows that someone may be in danger.
 *
 * @param said - The message in lower case.
 * @returns True where it does.
 */
export const isDangerInHindi = (said: string): boolean => danger.test(said)

/**
 * Recognises Hindi in Latin letters.
 *
 * @param question - A question.
 * @returns An intent that says which languages are understood, or null.
 */
export function readHindi({ said, skills, careers, fields }: ParsedQuestion): Intent | null {
  const words = said.match(/[a-z]+/g) ?? []
  const strong = words.filter((word) => markers.has(word)).length
  const score = strong + weakWeight * words.filter((word) => weakMarkers.has(word)).length
  const isHindi = strong > 0 && (score >= minScore || score / Math.max(1, words.length) >= minShare)
  if (!isHindi) return null
  return { name: 'language', skill: skills[0] ?? null, career: careers[0] ?? fields[0] ?? null }
}
