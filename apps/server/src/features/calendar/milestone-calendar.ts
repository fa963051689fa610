import { createHash } from 'node:crypto'
import { translate } from '@milepost/advisor/knowledge'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import { type StepStatus, tasksOf } from '@milepost/contract/progress/limits'
import { sessionSubjectOf } from '@milepost/contract/roadmaps/limits'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import { planWeek } from '@milepost/contract/roadmaps/week-plan'
import type { CalendarEvent } from '#features/calendar/icalendar.ts'
import { findProfile } from '#features/profiles/index.ts'
import { findDoneTimes, findStatuses, findTicks } from '#features/progress/index.ts'
import {
  findMilestones,
  findSteps,
  presentDestinations,
  requireCurrentRoadmap,
  type StepRow,
} from '#features/roadmaps/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const dayLong = 24 * 60 * 60 * 1000

const texts = {
  name: /*i18n*/ { id: 'calendar.name', message: 'Milestones: {career}' },
  summary: /*i18n*/ { id: 'calendar.summary', message: 'Milestone: {label}' },
  done: /*i18n*/ { id: 'calendar.done', message: 'Done: {label}' },
  doneDescription: /*i18n*/ {
    id: 'calendar.done.description',
    message: 'You reached this milestone on this day.',
  },
  gone: /*i18n*/ { id: 'calendar.gone', message: 'No longer planned: {label}' },
  goneDescription: /*i18n*/ {
    id: 'calendar.gone.description',
    message: 'This milestone was part of an earlier version of your roadmap. It isn’t part of the current one.',
  },
  session: /*i18n*/ { id: 'calendar.session', message: 'Study: {label}' },
  sessionDescription: /*i18n*/ {
    id: 'calendar.session.description',
    message: '{hours, plural, one {About # hour} other {About # hours}}. You’ll be able to {outcome}.',
  },
  title: /*i18n*/ { id: 'calendar.title', message: 'By then you can apply for {title} jobs.' },
  description: /*i18n*/ {
    id: 'calendar.description',
    message:
      'On your roadmap ({career}), at {hours, plural, one {# hour} other {# hours}} a week. If your plan changes, import the calendar again to move this day.',
  },
}

/**
 * Lists every milestone the learner ever had, so that importing again updates all of them: open ones on the day the
 * pace predicts, done ones on the day they were done, and dropped ones as cancelled. `today` is the learner's local
 * day.
 * @throws {AppError} 'not_found' without a roadmap or pace
 */
export async function milestoneCalendar(
  ctx: SignedInContext,
  { today, origin }: { readonly today: string | undefined; readonly origin: string },
): Promise<{ name: string; events: CalendarEvent[] }> {
  const from = startOf(ctx, today)
  const roadmap = await requireCurrentRoadmap(ctx)
  const profile = await findProfile(ctx.db, ctx.actor.id)
  const hours = profile?.hoursPerWeek ?? null
  if (hours === null) throw new AppError('not_found')
  const rows = translate(await findSteps(ctx.db, roadmap.id), ctx.messages.language)
  const states = await findStatuses(ctx.db, ctx.actor.id)
  const doneTimes = await findDoneTimes(ctx.db, ctx.actor.id)
  const steps = rows.map(({ stepNumber, ...step }) => ({ ...step, id: stepNumber }))
  const statuses = Object.fromEntries(steps.map(({ id, key }) => [id, states.get(key) ?? 'not_started']))
  const { milestones } = paceOf(steps, statuses, hours, from)
  const career = careerTitleOf(roadmap.careerId)
  const { titles } = presentDestinations(roadmap, rows)
  const marks = steps.filter(({ milestone }) => milestone)
  // A title is no event, since that could not be taken back where another roadmap has no such title.
  const titlesBy = (milestone: number) =>
    titles
      .filter(({ reachedAfterStep }) => marks.find(({ id }) => id >= reachedAfterStep)?.id === milestone)
      .map(({ title }) => ctx.messages.of(texts.title, { title }))
  const ahead = steps.flatMap(({ id, key, label }): CalendarEvent[] => {
    const day = milestones.get(id)
    if (day === undefined) return []
    return [
      {
        uid: uidOf(ctx.actor.id, key),
        day: dayOf(day),
        summary: ctx.messages.of(texts.summary, { label }),
        description: [...titlesBy(id), ctx.messages.of(texts.description, { career, hours })].join('\n'),
        address: `${origin}${pages.roadmap}?step=${id}`,
      },
    ]
  })
  const sessions = await planSessions(ctx, steps, statuses, { hours, days: profile?.studyDays ?? [], today: from })
  const week = sessions.map(({ session: { step, subjectId, detail }, day }): CalendarEvent => {
    const { label, hours: length = 1, description: outcome } = detail
    return {
      uid: uidOf(ctx.actor.id, `${step.key}/${detail.id}`),
      day: dayOf(day),
      summary: ctx.messages.of(texts.session, { label }),
      description: ctx.messages.of(texts.sessionDescription, { hours: length, outcome }),
      address: `${origin}${addressOf(pages.session, { subjectId, sessionId: detail.id })}`,
    }
  })
  const planned = new Set(steps.filter(({ id }) => milestones.has(id)).map(({ key }) => key))
  // The newest version's name wins.
  const given = new Map((await findMilestones(ctx.db, ctx.actor.id)).map((milestone) => [milestone.key, milestone]))
  const behind = [...given.values()]
    .filter(({ key }) => !planned.has(key))
    .map(({ key, label, givenAt }): CalendarEvent => {
      const doneAt = doneTimes.get(key)
      return {
        uid: uidOf(ctx.actor.id, key),
        address: `${origin}${pages.roadmap}`,
        ...(doneAt === undefined
          ? {
              day: utcDayOf(givenAt),
              summary: ctx.messages.of(texts.gone, { label }),
              description: ctx.messages.of(texts.goneDescription),
              cancelled: true,
            }
          : {
              day: earlierOf(utcDayOf(doneAt), dayOf(from)),
              summary: ctx.messages.of(texts.done, { label }),
              description: ctx.messages.of(texts.doneDescription),
            }),
      }
    })
  return { name: ctx.messages.of(texts.name, { career }), events: [...behind, ...ahead, ...week] }
}

/** The sessions of this week on the days that the learner named, without what they have ticked this week. */
async function planSessions(
  ctx: SignedInContext,
  steps: readonly CalendarStep[],
  statuses: Readonly<Record<number, StepStatus>>,
  { hours, days, today }: { readonly hours: number; readonly days: readonly number[]; readonly today: Date },
) {
  if (days.length === 0) return []
  const ticks = await findTicks(ctx.db, ctx.actor.id)
  const ticked = new Set(ticks.map(({ stepKey, task }) => `${stepKey}/${task}`))
  const monday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - ((today.getDay() + 6) % 7))
  const done = ticks.reduce((sum, tick) => sum + (tick.tickedAt >= monday ? tick.hours : 0), 0)
  const open = steps
    .filter(({ id }) => statuses[id] !== 'done')
    .flatMap((step) =>
      tasksOf(step.details).flatMap((detail) =>
        detail.hours === undefined || ticked.has(`${step.key}/${detail.id}`)
          ? []
          : [{ step, subjectId: sessionSubjectOf(step) ?? '', detail, hours: detail.hours }],
      ),
    )
  return planWeek(open, { hours: Math.max(0, hours - done), days, today }).flatMap(({ session, day }) =>
    day === null ? [] : [{ session, day }],
  )
}

type CalendarStep = Pick<StepRow, 'key' | 'details' | 'skills'> & { readonly id: number }

/** Uses the process's local calendar in any time zone: only year, month and day go in and come out. */
function startOf(ctx: SignedInContext, today: string | undefined): Date {
  const here = utcDayOf(ctx.clock())
  const off = today === undefined ? 0 : Math.abs(Date.parse(today) - Date.parse(here))
  // A day that is today in no time zone comes from a clock that is wrong.
  const day = today === undefined || off > dayLong ? here : today
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function dayOf(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Past events are stored without the learner's time zone. */
function utcDayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** No step was done on a day that the learner has not reached. */
function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

/** Stable per learner and milestone, and a hash, since calendars are easily shared. */
function uidOf(userId: string, key: string): string {
  return `${createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, 40)}@milepost`
}
