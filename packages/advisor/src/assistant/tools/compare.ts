import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { firstOf, isFirstGuess, taughtOf } from '#assistant/career-texts.ts'
import { formatCount, formatHours, formatList } from '#assistant/formats.ts'
import { fact, say, textOf } from '#assistant/sentences.ts'
import { careerSource, helpSource } from '#assistant/sources.ts'
import { type AssistantTool, answer } from '#assistant/tool.ts'
import { recommendationSentences } from '#assistant/tools/why.ts'
import { describeCareer } from '#knowledge/describe.ts'

type Criterion = 'maths' | 'coding' | 'hours' | 'level' | 'strain' | 'fit'

const maxCareers = 3
const ranking = helpSource('recommendation#ranking')

/** By what careers are compared. The first that fits is meant. */
const criteria: readonly (readonly [Criterion, RegExp])[] = [
  ['maths', /\bmath/],
  ['coding', /\bcod(?:e|ing)\b|\bprogramming\b/],
  ['strain', /\b(?:stress|relax|pressure|boring|tiring|calm|fun|balance|busy)/],
  ['hours', /\b(?:short|long|fast|quick|soon|time|hours?|weeks?|months?)/],
  ['level', /\b(?:eas(?:y|ier|iest)|hard|difficult|simple|simpler|tough|beginner)/],
  ['fit', /\b(?:better|best|suits?|fits?|right|good|choose|pick|recommend|prefer|should i|go for)\b/],
]

/** The fit of each, the best named first. */
function fitSentences(ids: readonly CareerId[], context: ChatContext): AdvisorSentence[] {
  const ranked = (context.recommendation?.ranking ?? []).filter(({ careerId }) => ids.includes(careerId))
  const [best] = ranked
  if (best === undefined || ranked.length < ids.length || isFirstGuess(context)) return []
  const fits = formatList(ranked.map(({ fit, career }) => textOf('compare.fit-for', { fit, career })))
  return [say('compare.fit', { fits, best: best.career }, ranking, ...ids.map(careerSource))]
}

function subjectSentence(ids: readonly CareerId[], by: 'maths' | 'coding'): AdvisorSentence {
  const [source = ranking, ...sources] = ids.map(careerSource)
  const subject = textOf(`career.${by}`)
  const counted = ids.map((id) => ({ title: careerTitleOf(id), taught: taughtOf(id, by) }))
  const min = Math.min(...counted.map(({ taught }) => taught.length))
  const fewest = counted.filter(({ taught }) => taught.length === min)
  if (counted.every(({ taught }) => taught.length === 0))
    return say('compare.no-subject', { subject }, source, ...sources)
  const parts = formatList(
    counted.map(({ title, taught }) =>
      textOf(taught.length === 0 ? 'compare.none-for' : 'compare.some-for', { title, skills: firstOf(taught, 3) }),
    ),
  )
  const key = fewest.length === 1 ? 'compare.less-subject' : 'compare.same-subject'
  return say(key, { title: fewest[0]?.title ?? '', subject, parts }, source, ...sources)
}

/** What the careers differ in by one criterion, said before all else. */
function criterionSentences(ids: readonly CareerId[], by: Criterion, context: ChatContext): AdvisorSentence[] {
  const [source = ranking, ...sources] = ids.map(careerSource)
  switch (by) {
    case 'maths':
    case 'coding':
      return [subjectSentence(ids, by)]
    case 'hours':
    case 'level': {
      const [shortest] = ids.map(describeCareer).sort((a, b) => a.beginnerHours - b.beginnerHours)
      const values = { title: shortest?.title ?? '', hours: formatHours(shortest?.beginnerHours ?? 0) }
      return [
        ...(by === 'level' ? [say('compare.easier', {}, source, ...sources)] : []),
        say('compare.fewest-hours', values, source, ...sources),
      ]
    }
    case 'strain':
      return [
        say('compare.no-strain', {}, source, ...sources),
        ...ids.map((id) =>
          say(
            'compare.suits-less',
            { career: careerTitleOf(id), text: describeCareer(id).suitsLess },
            careerSource(id),
          ),
        ),
      ]
    case 'fit':
      return fitSentences(ids, context)
  }
}

function comparisonSentences(ids: readonly CareerId[], text: string, context: ChatContext): AdvisorSentence[] {
  const by = criteria.find(([, pattern]) => pattern.test(text))?.[0]
  const described = ids.map(describeCareer)
  const names = described.map(
    ({ phases }) =>
      new Set(phases.flatMap(({ skills }) => skills.filter(({ weight }) => weight > 1).map(({ name }) => name))),
  )
  const shared = [...(names[0] ?? [])].filter((name) => names.every((set) => set.has(name)))
  const [source = ranking, ...sources] = ids.map(careerSource)
  const why =
    ids.length > 2
      ? undefined
      : described.flatMap(({ id, related }) => related.filter((one) => ids.includes(one.id) && one.id !== id))[0]?.why
  const hours = formatList(
    described.map(({ title, beginnerHours }) =>
      textOf('compare.hours-for', { hours: formatHours(beginnerHours), title }),
    ),
  )
  return [
    ...(by === undefined ? [] : criterionSentences(ids, by, context)),
    ...described.map((one) => say('career.what', { title: one.title, text: one.summary }, careerSource(one.id))),
    ...(why === undefined ? [] : [fact(why, source, ...sources)]),
    say(
      shared.length === 0 ? 'compare.share-none' : 'compare.share',
      { skills: formatCount(shared.length, 'main skill'), names: firstOf(shared, 5) },
      source,
      ...sources,
    ),
    say('compare.hours', { hours }, source, ...sources),
    say('compare.side-by-side', {}, helpSource('recommendation#comparing')),
    ...(by === 'fit' ? [] : fitSentences(ids, context)),
  ]
}

/** Compares careers: those that are named, or the first of the learner's ranking. */
export const compare: AssistantTool = ({ point, careers, text }, context) => {
  const ranked = (context.recommendation?.ranking ?? []).map(({ careerId }) => careerId)
  const count = /\b(?:three|3)\b/.test(text) ? maxCareers : 2
  const ids = point === 'careers' ? careers.slice(0, maxCareers) : ranked.slice(0, count)
  const [first] = ids
  if (first === undefined) return answer(ranking, recommendationSentences(null, false, context))
  return answer(careerSource(first), comparisonSentences(ids, text, context))
}
