import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { hoursLeft } from '#chat/answers/roadmap.ts'
import type { OwnRoadmap } from '#chat/answers/steps.ts'
import { formatCount, formatDayAfter, formatHours, formatHoursPerWeek } from '#chat/formats.ts'
import { fact, helpSource } from '#chat/sources.ts'
import type { StepSpan } from '#read/study-time.ts'

const source = helpSource('roadmap#pace')
const daysOf: Readonly<Record<StepSpan, number>> = { day: 1, week: 7, month: 30.4 }
const round = (value: number) => Math.round(value * 10) / 10

/** The open steps that a pace in steps goes through: up to one step, or all. */
function openSteps({ steps }: OwnRoadmap, until: number | undefined) {
  return steps.filter(({ id, status }) => status !== 'done' && (until === undefined || id <= until))
}

/**
 * Says when steps are done at so many a week.
 *
 * @param stepsPerWeek - The pace.
 * @param roadmap - The learner's roadmap.
 * @param context - The day, and the number of the last step that is meant.
 * @returns Sentences with sources.
 */
export function stepPaceSentences(
  stepsPerWeek: number,
  roadmap: OwnRoadmap,
  { today, until }: Pick<ChatContext, 'today'> & { until?: number | undefined },
): AdvisorSentence[] {
  const open = openSteps(roadmap, until)
  const days = Math.ceil((open.length / stepsPerWeek) * 7)
  const hours = hoursLeft({ steps: open })
  const weeks = Math.max(1, Math.ceil(days / 7))
  const which = until === undefined ? 'to do' : `up to step ${until}`
  return [
    fact(
      `You have ${formatCount(open.length, 'step')} ${which}. At that pace they take about ${formatCount(weeks, 'week')}, until around ${formatDayAfter(today, days)}.`,
      source,
    ),
    fact(
      `They are about ${formatHours(hours)} of study, so that pace means about ${formatHoursPerWeek(hours / (days / 7))} a week. Steps differ in length.`,
      source,
    ),
    ...(roadmap.hoursPerWeek === null
      ? []
      : [
          fact(
            `With your ${formatHoursPerWeek(roadmap.hoursPerWeek)} a week they take until around ${formatDayAfter(today, Math.ceil((hours / roadmap.hoursPerWeek) * 7))}.`,
            source,
          ),
        ]),
  ]
}

/**
 * Says how many steps a day, a week or a month it takes.
 *
 * @param span - The span that is asked about.
 * @param roadmap - The learner's roadmap.
 * @param when - The day, and in how many days all should be done; 0 where the question does not say.
 * @returns Sentences with sources.
 */
export function stepsPerSpanSentences(
  span: StepSpan,
  roadmap: OwnRoadmap,
  { today, days }: { today: string; days: number },
): AdvisorSentence[] {
  const open = openSteps(roadmap, undefined)
  const own = roadmap.hoursPerWeek
  const total = days > 0 ? days : own === null ? 0 : (hoursLeft(roadmap) / own) * 7
  const left = `You have ${formatCount(open.length, 'step')} to do, about ${formatHours(hoursLeft(roadmap))}.`
  if (total === 0)
    return [
      fact(left, source),
      fact('Say how many hours a week you can study, and the roadmap shows your dates.', source),
    ]
  const pace = round((open.length / total) * daysOf[span])
  const hours = formatHoursPerWeek(hoursLeft(roadmap) / (total / 7))
  return [
    fact(left, source),
    fact(
      days > 0
        ? `To finish by ${formatDayAfter(today, days)}, do about ${formatCount(pace, 'step')} a ${span}, or ${hours} a week.`
        : `With your ${hours} a week you do about ${formatCount(pace, 'step')} a ${span}, and finish around ${formatDayAfter(today, Math.ceil(total))}.`,
      source,
    ),
  ]
}
