import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import type { RankedCareer, Recommendation } from '@milepost/contract/recommendations/schema'
import { adviceTexts } from '@milepost/contract/recommendations/texts'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { gapOf, isFirstGuess } from '#assistant/career-texts.ts'
import { formatList } from '#assistant/formats.ts'
import { fact, say, textOf } from '#assistant/sentences.ts'
import { careerSource, helpSource } from '#assistant/sources.ts'
import { type AssistantTool, answer, type ToolAnswer } from '#assistant/tool.ts'
import { describeOtherWork } from '#knowledge/describe-people.ts'

const page = helpSource('recommendation#ranking')
const answersPage = helpSource('profile#change')

/**
 * Says what the advisor concludes about a learner.
 *
 * @param recommendation - What was recommended.
 * @param withFit - How well its career fits, to be said where one is clear.
 * @returns Sentences with sources, none where there are no careers.
 */
export function conclusionSentences(
  { verdict, ranking, toTry, elsewhere }: Recommendation,
  withFit = '',
): AdvisorSentence[] {
  const [best] = ranking
  if (best === undefined) return []
  const text = adviceTexts.answer[verdict]
    .replace('{careers}', formatList(toTry.map(careerTitleOf)))
    .replace('{career}', best.career)
    .replace('{fit}', withFit)
  const group = describeOtherWork(elsewhere, { interestAnswers: null })?.group
  return [
    fact(text, page, ...(verdict === 'close' ? toTry : [best.careerId]).map(careerSource)),
    ...(group === null || group === undefined
      ? []
      : [
          say('why.other-work', { group: group.name, examples: formatList(group.examples) }, page),
          say('why.in-sri-lanka', { text: group.ask.lk }, page),
          say('why.in-india', { text: group.ask.in }, page),
        ]),
  ]
}

const codesWithNames = /^(?:interest_|skill_)/

/** Reasons of a recommendation as sentences, each kind once. The learner's own words are left out. */
function reasonsOf(reasons: RankedCareer['reasons']): string[] {
  const byCode = new Map<string, string[]>()
  for (const { code, params } of reasons) {
    const name = (code.startsWith('interest_') ? params['interest'] : params['skill']) ?? ''
    byCode.set(code, [...(byCode.get(code) ?? []), ...(name === '' ? [] : [name])])
  }
  return [...byCode].flatMap(([code, names]) =>
    codesWithNames.test(code) && names.length === 0
      ? []
      : [textOf(`why.${code}`, { names: formatList([...new Set(names)].slice(0, 4)) })],
  )
}

function noRecommendation(): AdvisorSentence[] {
  return [
    say('why.no-recommendation', {}, helpSource('getting-started#begin')),
    say('why.then-ranked', { count: careerIds.length }, page),
  ]
}

/**
 * Answers why a career is recommended or not.
 *
 * @param asked - A career's id, or null for the best.
 * @param against - Whether the question is about the reasons against it.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function recommendationSentences(
  asked: CareerId | null,
  against: boolean,
  context: ChatContext,
): AdvisorSentence[] {
  const { recommendation, roadmap } = context
  const ranking = recommendation?.ranking ?? []
  const place = asked === null ? 0 : ranking.findIndex(({ careerId }) => careerId === asked)
  const ranked = ranking[place]
  if (recommendation === null || ranked === undefined) return noRecommendation()
  // The answers of someone whose wishes lie elsewhere are no reasons for a career.
  if (recommendation.verdict === 'elsewhere' && place === 0) return conclusionSentences(recommendation)
  const { careerId, career, fit } = ranked
  const source = careerSource(careerId)
  const [pros, cons] = [reasonsOf(ranked.reasons).slice(0, 4), reasonsOf(ranked.against).slice(0, 3)]
  const isGuess = isFirstGuess(context)
  const saysNone = isGuess || recommendation.verdict === 'open'
  const others = ranking.filter((one) => one.careerId !== careerId && !one.rejected).slice(0, 3)
  const names = others.map((one) =>
    saysNone ? one.career : textOf('why.career-fit', { career: one.career, fit: one.fit }),
  )
  const withFit = isGuess ? '' : textOf('why.with-fit', { fit })
  return [
    ...(place === 0
      ? conclusionSentences(recommendation, withFit)
      : [say('why.place', { career, place: place + 1, count: ranking.length, withFit }, source, page)]),
    pros.length === 0
      ? say('why.few-reasons', {}, source, page)
      : say('why.pros', { reasons: pros.join(' ') }, source, page),
    ...(cons.length > 0
      ? [say('why.cons', { reasons: cons.join(' ') }, source, page)]
      : against
        ? [say('why.no-cons', {}, source, page), ...gapOf(careerId, context)]
        : []),
    ...(place === 0 && names.length > 0
      ? [say('why.next', { careers: formatList(names) }, page, ...others.map((one) => careerSource(one.careerId)))]
      : []),
    ...(saysNone ? [say('why.say-more', {}, helpSource('profile#better-advice'))] : []),
    ...(roadmap !== null && roadmap.careerId !== careerId && place === 0
      ? [
          say(
            'why.roadmap-leads-elsewhere',
            { career: careerTitleOf(roadmap.careerId) },
            careerSource(roadmap.careerId),
            helpSource('recommendation#switching'),
          ),
        ]
      : []),
  ]
}

/** What the learner answered. Their own words are not repeated: a language model reads these sentences too. */
function ownAnswer(point: string, { profile, roadmap }: ChatContext): ToolAnswer {
  const change = say('why.change-answers', {}, answersPage)
  if (profile === null) return answer(answersPage, [say('why.not-answered', {}, answersPage), change])
  const known = (roadmap?.knownSkills ?? []).map(({ name }) => name)
  const interests = profile.interestAreas
  const isNone = (point === 'interests' && interests.length === 0) || (point === 'experience' && known.length === 0)
  const values = {
    budget: profile.budget,
    language: profile.studyLanguage,
    career: profile.preferredCareer,
    education: profile.educationLevel,
    interests: formatList(interests),
    skills: formatList(known),
  }
  return answer(answersPage, [say(isNone ? `why.no-${point}` : `why.${point}`, values, answersPage), change])
}

const places: readonly (readonly [RegExp, number])[] = [
  [/\b(?:second|2nd|two|number 2|runner)\b/, 1],
  [/\b(?:third|3rd|three|number 3)\b/, 2],
  [/\b(?:fourth|4th|number 4)\b/, 3],
  [/\b(?:fifth|5th|number 5)\b/, 4],
  [/\b(?:last|final|bottom|worst|least)\b/, -1],
]

/** Answers why the learner got what they got, and what they have said. */
export const why: AssistantTool = ({ point, text, careers: [named] }, context) => {
  const ranking = context.recommendation?.ranking ?? []
  const isOfAnswers = ['budget', 'language', 'preferred', 'interests', 'education', 'experience'].includes(point)
  if (isOfAnswers) return ownAnswer(point, context)
  const place = point === 'place' ? (places.find(([pattern]) => pattern.test(text))?.[1] ?? 1) : 0
  const career = named ?? (point === 'place' ? (ranking.at(place)?.careerId ?? null) : null)
  return answer(
    career === null ? page : careerSource(career),
    recommendationSentences(career, point === 'against', context),
  )
}
