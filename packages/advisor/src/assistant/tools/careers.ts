import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import { cuePattern } from '@milepost/knowledge/cue-pattern'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { gapOf, isFirstGuess, taughtOf } from '#assistant/career-texts.ts'
import { closestOfCareer } from '#assistant/closest-sentence.ts'
import { formatHours, formatList } from '#assistant/formats.ts'
import { say } from '#assistant/sentences.ts'
import { careerSource, helpSource } from '#assistant/sources.ts'
import { type AssistantTool, answer } from '#assistant/tool.ts'
import { careerSentences } from '#assistant/tools/career.ts'
import { conclusionSentences } from '#assistant/tools/why.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { backgrounds, knowledge } from '#knowledge/knowledge.ts'
import { readText } from '#recommend/text-fit.ts'
import { anyOf } from '#text/patterns.ts'
import { termsOf } from '#text/terms.ts'

const list = helpSource('getting-started#what')
const ranking = helpSource('recommendation#ranking')
const comparing = helpSource('recommendation#comparing')

const maxCareers = 3
/** Below this a career has nothing to do with the words. */
const minScore = 0.15
/** How much the words on who suits a career weigh beside the words on its work. */
const wordsOfSuiting = 0.6

function listSentences({ recommendation }: ChatContext): AdvisorSentence[] {
  const best = recommendation?.ranking.slice(0, maxCareers) ?? []
  const own = () => {
    if (recommendation !== null && recommendation.verdict !== 'clear') return conclusionSentences(recommendation)
    if (best.length === 0) return [say('careers.answer-first', {}, helpSource('getting-started#begin'))]
    return [say('careers.point-most', { careers: formatList(best.map(({ career }) => career)) }, ranking)]
  }
  return [
    say('careers.list', { count: careerIds.length, careers: formatList(careerIds.map(careerTitleOf)) }, list),
    ...own(),
  ]
}

function extremeSentences(point: 'shortest' | 'longest'): AdvisorSentence[] {
  const sign = point === 'longest' ? -1 : 1
  const [first, second] = careerIds.map(describeCareer).sort((a, b) => sign * (a.beginnerHours - b.beginnerHours))
  if (first === undefined || second === undefined) return []
  return [
    say(
      `careers.${point}`,
      { title: first.title, count: careerIds.length, hours: formatHours(first.beginnerHours) },
      careerSource(first.id),
    ),
    say('careers.next', { title: second.title, hours: formatHours(second.beginnerHours) }, careerSource(second.id)),
  ]
}

/** What someone says no to, up to where the thought ends. */
const denying = anyOf`
  do not|never|not|no|without|avoid|hates?|dislike|less|least|bad at|weak (?:at|in)|poor (?:at|in)|cannot|can not
`
const disliked = new RegExp(
  String.raw`\b(?:${denying}\b[^,.?!]{2,50}?(?=[,.?!]| (?:which|what|so|but|and)\b|$)` +
    String.raw`|(?:maths?|coding|programming) is (?:not|hard|difficult)\b[^,.?!]*)`,
  'g',
)

/** Much of the work is talking. */
function isWithPeople(id: CareerId): boolean {
  const interests = knowledge.careers.get(id)?.interests
  return (interests?.Communication ?? 0) > 1 || (interests?.Leadership ?? 0) > 1
}

/** Careers whose work or people a text is like, the nearest first. What it says no to is left out. */
function careersLike(text: string): CareerId[] {
  const wished = text.replace(disliked, ' ')
  const avoided = text.match(disliked)?.join(' ') ?? ''
  const { shares } = readText(wished)
  const terms = new Set(termsOf(wished))
  const suits = new Map(careerIds.map((id) => [id, new Set(termsOf(describeCareer(id).suits))]))
  const countOf = (term: string) => [...suits.values()].filter((one) => one.has(term)).length
  const suited = (id: CareerId) =>
    [...(suits.get(id) ?? [])]
      .filter((term) => terms.has(term) && countOf(term) <= maxCareers)
      .reduce((sum, term) => sum + 1 / countOf(term), 0)
  const max = Math.max(1, ...careerIds.map(suited))
  const scoreOf = (id: CareerId) => (shares.get(id) ?? 0) + (wordsOfSuiting * suited(id)) / max
  const allowed = careerIds.filter(
    (id) =>
      !(/\bcod(?:e|ing)|program/.test(avoided) && taughtOf(id, 'coding').length > 0) &&
      !(/\bmath/.test(avoided) && taughtOf(id, 'maths').length > 0) &&
      !(/\b(?:people|customers?|clients?|talk\w*|meetings?|calls?)\b/.test(avoided) && isWithPeople(id)),
  )
  const isFew = allowed.length < careerIds.length && allowed.length <= maxCareers + 2
  return allowed
    .filter((id) => isFew || scoreOf(id) >= minScore)
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, maxCareers)
}

function likeSentences(text: string, context: ChatContext): AdvisorSentence[] {
  const ids = careersLike(text)
  const [first, ...rest] = ids.map(careerSource)
  const best = context.recommendation?.ranking[0]
  if (first === undefined) return listSentences(context)
  const isSure = best !== undefined && !isFirstGuess(context) && context.recommendation?.verdict === 'clear'
  return [
    say('careers.look-at', { careers: formatList(ids.map(careerTitleOf)) }, first, ...rest),
    ...ids.map((id) =>
      say('career.what', { title: careerTitleOf(id), text: describeCareer(id).suits }, careerSource(id)),
    ),
    ...(isSure
      ? [say('careers.all-answers', { career: best.career, fit: best.fit }, ranking, careerSource(best.careerId))]
      : []),
  ]
}

/** Which career has something that we don't compare careers by, with what their descriptions say of it. */
function traitSentences(text: string): AdvisorSentence[] {
  const found = careerIds.flatMap((id) => {
    const closest = closestOfCareer(id, text)
    return closest === null ? [] : [say('career.what', { title: careerTitleOf(id), text: closest }, careerSource(id))]
  })
  return [
    say(found.length === 0 ? 'careers.trait-unknown' : 'careers.trait', {}, comparing),
    ...found.slice(0, maxCareers),
    say('careers.see-pages', {}, comparing),
  ]
}

const patterns = backgrounds.map((background) => ({ background, pattern: cuePattern(background.words) }))

/** What someone did before: where it helps, or what it is worth for the career they name. */
function backgroundSentences(
  text: string,
  wanted: CareerId | undefined,
  context: ChatContext,
): AdvisorSentence[] | null {
  const found = patterns.find(({ pattern }) => pattern.test(text))?.background
  if (found === undefined) return null
  const source = helpSource('profile#better-advice')
  const open = say('careers.any-field', {}, source)
  if (wanted !== undefined) {
    const reason = found.careers[wanted]
    const values = { name: found.name, career: careerTitleOf(wanted), reason: reason ?? '' }
    return [
      open,
      ...(reason === undefined ? [] : [say('careers.from-to', values, careerSource(wanted), source)]),
      ...(['education', 'maths', 'hours'] as const).flatMap((point) =>
        careerSentences(wanted, point, context).slice(0, 1),
      ),
      ...gapOf(wanted, context),
    ]
  }
  // In the order of the file, the nearest first.
  const near = Object.entries(found.careers).flatMap(([key, reason]) => {
    const id = careerIds.find((one) => one === key)
    return id === undefined ? [] : [{ id, reason }]
  })
  const [first, ...rest] = near.map(({ id }) => careerSource(id))
  if (first === undefined) return [open]
  return [
    open,
    say(
      'careers.from',
      { name: found.name, careers: formatList(near.map(({ id }) => careerTitleOf(id))) },
      first,
      ...rest,
    ),
    ...near.map(({ id, reason }) =>
      say(
        'careers.from-one',
        { career: careerTitleOf(id), reason, hours: formatHours(describeCareer(id).beginnerHours) },
        careerSource(id),
      ),
    ),
    say('careers.write-experience', {}, source),
    say('careers.interest-check', {}, helpSource('profile#questions')),
  ]
}

/** Answers about all careers together: which there are, and which fit what someone likes or did. */
export const careers: AssistantTool = ({ point, text, careers: [wanted] }, context) => {
  switch (point) {
    case 'shortest':
    case 'longest':
      return answer(list, extremeSentences(point))
    case 'like':
      return answer(list, likeSentences(text, context))
    case 'trait':
      return answer(list, traitSentences(text))
    case 'background': {
      const source = wanted === undefined ? helpSource('profile#better-advice') : careerSource(wanted)
      return answer(source, backgroundSentences(text, wanted, context) ?? likeSentences(text, context))
    }
    default:
      return answer(list, listSentences(context))
  }
}
