import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { careersOf } from '#chat/aspects.ts'
import { teaches } from '#chat/career-subjects.ts'
import { termsOfTrait } from '#chat/closest-sentence.ts'
import type { Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { readText } from '#recommend/text-fit.ts'
import { anyOf, phrases } from '#text/patterns.ts'
import { termsOf } from '#text/terms.ts'

/* Finds careers for what a learner likes or is good at: 'I like drawing, which job?'. Locale: 'en'. */

const askedFor = phrases`
  (?:which|what|any|best|right) (?:\w+ ){0,2}(?:careers?|jobs?|fields?|roles?|work|profession|path|one)
  where (?:would|do|does|could|can)\b.{0,30}\bfit|what if i (?:like|love|hate|enjoy)|what (?:\w+ )?(?:fits?|suits?|matches)|what (?:should|could|can) i (?:become|be|do|go for|choose|study)
  (?:careers?|jobs?|roles?|field|work) (?:is |are )?(?:\w+ )?(?:for|suits?|fits?|where|with|without|that|in which)
`
const trait = phrases`
  i (?:really |do |just |also )*(?:like|love|enjoy|prefer|hate|dislike|do not like|do not enjoy)
  i am (?:\w+ ){0,2}(?:good|bad|great|strong|weak|creative|shy|curious|patient|organi[sz]ed|introvert\w*|extrovert\w*) ?(?:at|with|in|person)?
  (?:some ?one|person|people|girl|guy|introverts?|extroverts?) (?:who|that|like me)|(?:likes|loves|enjoys|hates) \w+
  (?:maths?|coding|programming) (?:is |are )?(?:very |too |so |for me )?(?:not good|hard|difficult|weak|i do not like|can not)
  i do not want to|i would rather|(?:most|more|very) (?:creative|artistic|social|visual|analytical)
  (?:without|no|least|less|little|avoid|almost no|hardly any) (?:much |a lot of |any |having to |being good (?:at|in) )?(?:cod\w+|programming|maths?)
  (?:without|no|least|less|little|avoid|almost no|hardly any) (?:much |a lot of |any |having to )?(?:talk\w*|meet\w*|people|customers?|clients?|calls?|phone|travel\w*|desk|screen|stress)
  where (?:i|you|we) (?:do not|need not|can|am not|am with|never|mostly|only|work)
  (?:mostly|more|lots of|a lot of|only) (?:drawing|talking|writing|people|numbers|data|machines|hardware|teaching|helping|planning|puzzles?|computers|colou?rs)
  an? (?:\w+ ){0,2}(?:wizard|geek|nerd|lover|fan|fanatic|expert|person)
  (?:creative|introverted|shy|curious|patient) (?:person|people|type|mind)
`
const disliking = anyOf`
  not (?:so |very |too )?(?:much |good |great |into |a fan of |interested )?(?:with|in|at|of|about)?|no|without(?: much| any| a lot of)?|least|less
  (?:do|am|can) not (?:really )?(?:like|love|enjoy|want)?|hates?|dislikes?|bad (?:at|with|in)|weak (?:at|in|with)|poor (?:at|in|with)|avoid|than
`
/** 'I do not want to talk to customers': up to where the thought ends. */
const unwanted = String.raw`(?:do not (?:want|have|need) to|need not|never|avoid|hate) [^,.?!]{3,50}?(?=[,.?!]| (?:which|what|so|but|and)\b|$)`
const subjectFirst = `(?:maths?|coding|programming) (?:is |are )?(?:very |too |so |for me )?(?:not good|hard|difficult|weak|i do not like|can not)`
const disliked = new RegExp(String.raw`\b(?:${unwanted}|${subjectFirst}|${disliking} (?:\w+ ?){1,2})`, 'g')

/** Below this a career has nothing to do with the words. */
const minScore = 0.15
const maxCareers = 3
/** How much the words on who suits a career weigh beside the words on its work. */
const wordsOfSuiting = 0.6

/**
 * Reads a question for careers by what someone is like.
 *
 * @param question - A question.
 * @param isAsked - Whether careers are asked for.
 * @returns The intent, or null.
 */
export function readTraits(question: ParsedQuestion, isAsked = askedFor.test(question.text)): Intent | null {
  const { text } = question
  if (careersOf(question).length > 0 || !isAsked || !trait.test(text)) return null
  const careers = careersLike(text)
  return careers.length === 0 ? null : { name: 'careers', like: careers }
}

const having = anyOf`has|have|with|without|needs?|lets?|allows|most|least|less|more|no|where|involves?|can i|offers?`
const whichCareer = new RegExp(
  `\\b(?:which|what|any|is there an?)\\b.{0,24}\\b(?:careers?|jobs?|roles?|professions?|field|one|work)\\b.{0,60}\\b${having}\\b`,
)
/**
 * Tells whether a question for careers says what they are to have: 'which career has the most meetings?'.
 *
 * @param question - A question.
 * @returns True where it does.
 */
export const namesTrait = ({ text }: ParsedQuestion): boolean => whichCareer.test(text) && termsOfTrait(text).length > 0

/** Much of the work is talking. */
function isWithPeople(id: CareerId): boolean {
  const interests = knowledge.careers.get(id)?.interests
  return (interests?.Communication ?? 0) > 1 || (interests?.Leadership ?? 0) > 1
}

/** Careers whose work or people a text is like, the nearest first. What it says no to is left out. */
function careersLike(text: string): CareerId[] {
  const wished = text.replace(disliked, ' ')
  const { shares } = readText(wished)
  const terms = new Set(termsOf(wished))
  const suits = new Map(careerIds.map((id) => [id, new Set(termsOf(describeCareer(id).suits))]))
  const countOf = (term: string) => [...suits.values()].filter((one) => one.has(term)).length
  const suited = new Map(
    [...suits].map(([id, said]) => [
      id,
      [...said]
        .filter((term) => terms.has(term) && countOf(term) <= maxCareers)
        .reduce((sum, term) => sum + 1 / countOf(term), 0),
    ]),
  )
  const most = Math.max(1, ...suited.values())
  const scoreOf = (id: CareerId) => (shares.get(id) ?? 0) + (wordsOfSuiting * (suited.get(id) ?? 0)) / most
  const avoided = text.match(disliked)?.join(' ') ?? ''
  const allowed = careerIds.filter(
    (id) =>
      !(/\bcod(?:e|ing)|program/.test(avoided) && teaches(id, 'coding')) &&
      !(/\bmath/.test(avoided) && teaches(id, 'maths')) &&
      !(/\b(?:people|customers?|clients?|talk\w*|meetings?|calls?)\b/.test(avoided) && isWithPeople(id)),
  )
  return allowed
    .filter((id) => scoreOf(id) >= minScore || (allowed.length < careerIds.length && allowed.length <= maxCareers + 2))
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, maxCareers)
}
