import { questionOfAnswer } from '@milepost/advisor/knowledge'
import { type AdvisorCountKind, fallbackReasons } from '@milepost/contract/analytics/limits'
import type { AdvisorFigures } from '@milepost/contract/analytics/schema'
import { rejectionReasons } from '@milepost/contract/recommendations/limits'
import type { Context } from '#context.ts'
import { findCountsSince } from '#features/analytics/advisor/repository.ts'

const day = 24 * 60 * 60 * 1000

/** Reads the counts of the last `days` days (UTC), including today. The caller adds the names. */
export async function readCounts(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  days: number,
): Promise<Omit<AdvisorFigures, 'steps'> & { steps: Omit<AdvisorFigures['steps'], 'skills' | 'unknown'> }> {
  const today = ctx.clock().getTime()
  const dates = Array.from({ length: days }, (_, index) => dateOf(today - (days - 1 - index) * day))
  const from = dates[0] ?? dateOf(today)
  const rows = await findCountsSince(ctx.db, from)
  const sum = (matches: (kind: string) => boolean, date?: string) =>
    rows.reduce((total, row) => (matches(row.kind) && (date ?? row.day) === row.day ? total + row.count : total), 0)
  const total = (wanted: AdvisorCountKind, date?: string) => sum((kind) => kind === wanted, date)
  return {
    from,
    to: dateOf(today),
    hasModel: ctx.config.languageModel !== null,
    advice: {
      given: total('advice_given'),
      followed: total('advice_followed'),
      overruled: total('advice_overruled'),
      rejected: rejectionReasons.map((reason) => ({ reason, count: total(`rejected_${reason}`) })),
    },
    steps: { planned: total('steps_planned'), withoutCourse: total('steps_without_course') },
    courses: { opened: total('course_opened'), onRoadmap: total('course_opened_on_roadmap') },
    fallbacks: fallbackReasons.map((reason) => ({ reason, count: total(`fallback_${reason}`) })),
    answers: ratedAnswers(rows),
    days: dates.map((date) => ({
      day: date,
      calls: total('model_called', date),
      fallbacks: sum((kind) => kind.startsWith('fallback_'), date),
      tokens: total('model_tokens', date),
    })),
  }
}

const maxAnswers = 10

/** What readers said of the handbook's answers. Those that are gone are left out. */
function ratedAnswers(rows: readonly { readonly kind: string; readonly count: number }[]): AdvisorFigures['answers'] {
  const ratings = new Map<string, { useful: number; notUseful: number }>()
  for (const { kind, count } of rows) {
    const [rating, id] = kind.split(':')
    if (id === undefined) continue
    const sums = ratings.get(id) ?? { useful: 0, notUseful: 0 }
    sums[rating === 'useful' ? 'useful' : 'notUseful'] += count
    ratings.set(id, sums)
  }
  return [...ratings]
    .flatMap(([id, sums]) => {
      const known = questionOfAnswer(id)
      return known === null ? [] : [{ id, ...known, ...sums }]
    })
    .sort((one, other) => other.notUseful - one.notUseful || one.useful - other.useful)
    .slice(0, maxAnswers)
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
