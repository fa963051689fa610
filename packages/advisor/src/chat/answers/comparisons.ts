import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { firstOf, isFirstGuess } from '#chat/answers/careers.ts'
import { taughtOf } from '#chat/career-subjects.ts'
import { formatCount, formatHours, formatList } from '#chat/formats.ts'
import type { ComparedBy } from '#chat/intents.ts'
import { careerSource, fact, helpSource } from '#chat/sources.ts'
import { describeCareer } from '#knowledge/describe.ts'

/** What the careers differ in by one criterion, said before all else. */
function criterionSentences(ids: readonly CareerId[], by: ComparedBy, context: ChatContext): AdvisorSentence[] {
  const [first, ...rest] = ids.map(careerSource)
  if (first === undefined) return []
  const say = (text: string) => fact(text, first, ...rest)
  switch (by) {
    case 'maths':
    case 'coding':
      return [say(subjectText(ids, by))]
    case 'hours':
    case 'level': {
      const [shortest] = ids.map(describeCareer).sort((a, b) => a.beginnerHours - b.beginnerHours)
      return [
        ...(by === 'level' ? [say('Which one is easier depends on what you like and know already.')] : []),
        say(
          `${shortest?.title} takes a beginner the fewest hours of them, about ${formatHours(shortest?.beginnerHours ?? 0)}.`,
        ),
      ]
    }
    case 'strain':
      return [
        say('We have no data on stress or free time. They depend on the employer and the team.'),
        ...ids.map((id) =>
          fact(`${careerTitleOf(id)} suits you less if: ${describeCareer(id).suitsLess}`, careerSource(id)),
        ),
      ]
    case 'fit':
      return fitSentences(ids, context)
  }
}

function subjectText(ids: readonly CareerId[], by: 'maths' | 'coding'): string {
  const name = by === 'maths' ? 'mathematics' : 'programming'
  const counted = ids.map((id) => ({ title: careerTitleOf(id), taught: taughtOf(id, by) }))
  const parts = counted.map(({ title, taught }) =>
    taught.length === 0 ? `none for ${title}` : `${firstOf(taught, 3)} for ${title}`,
  )
  const least = Math.min(...counted.map(({ taught }) => taught.length))
  const fewest = counted.filter(({ taught }) => taught.length === least)
  if (counted.every(({ taught }) => taught.length === 0)) return `None of their roadmaps teaches ${name}.`
  const verdict =
    fewest.length === 1 ? `${fewest[0]?.title} has the least ${name}.` : `They have as much ${name} as each other.`
  return `${verdict} The roadmaps teach ${formatList(parts)}.`
}

/** The fit of each, the best named first. */
function fitSentences(ids: readonly CareerId[], context: ChatContext): AdvisorSentence[] {
  const ranked = (context.recommendation?.ranking ?? []).filter(({ careerId }) => ids.includes(careerId))
  const [best] = ranked
  if (best === undefined || ranked.length < ids.length || isFirstGuess(context)) return []
  const sources = [helpSource('recommendation#ranking'), ...ids.map(careerSource)] as const
  return [
    fact(
      `Your fit is ${formatList(ranked.map(({ fit, career }) => `${fit} out of 100 for ${career}`))}. By your answers, ${best.career} suits you best of them.`,
      ...sources,
    ),
  ]
}

/** What two careers have in common and where they part, where one of them says so. */
function differenceOf([a, b, ...rest]: readonly CareerId[], described: readonly CareerKnowledge[]): AdvisorSentence[] {
  if (a === undefined || b === undefined || rest.length > 0) return []
  const why = described.flatMap(({ id, related }) => related.filter((one) => one.id === (id === a ? b : a)))[0]?.why
  return why === undefined ? [] : [fact(why, careerSource(a), careerSource(b))]
}

/**
 * Compares careers: what each is, which skills they share, and how well they fit.
 *
 * @param ids - Two or three careers.
 * @param by - What the question compares, which is said first.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function comparisonSentences(
  ids: readonly CareerId[],
  by: ComparedBy | undefined,
  context: ChatContext,
): AdvisorSentence[] {
  const described = ids.map(describeCareer)
  const names = described.map(
    (one) =>
      new Set(one.phases.flatMap(({ skills }) => skills.filter(({ weight }) => weight > 1).map(({ name }) => name))),
  )
  const shared = [...(names[0] ?? [])].filter((name) => names.every((set) => set.has(name)))
  const [first, ...rest] = ids.map(careerSource)
  if (first === undefined) return []
  const hours = described.map(({ title, beginnerHours }) => `${formatHours(beginnerHours)} for ${title}`)
  return [
    ...(by === undefined ? [] : criterionSentences(ids, by, context)),
    ...described.map((one) => fact(`${one.title}: ${one.summary}`, careerSource(one.id))),
    ...differenceOf(ids, described),
    shared.length === 0
      ? fact('Their roadmaps share none of the main skills.', first, ...rest)
      : fact(
          `Their roadmaps share ${formatCount(shared.length, 'main skill')}: ${firstOf(shared, 5)}.`,
          first,
          ...rest,
        ),
    fact(`A beginner needs about ${formatList(hours)} (our estimate).`, first, ...rest),
    fact('On the recommendation page you can see them side by side.', helpSource('recommendation#comparing')),
    ...(by === 'fit' ? [] : fitSentences(ids, context)),
  ]
}
