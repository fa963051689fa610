import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** An all-day event. */
export interface CalendarEvent {
  /** A permanent id: importing it again replaces the event. */
  readonly uid: string
  /** Like 2027-01-09. */
  readonly day: string
  readonly summary: string
  readonly description: string
  readonly address: string
  /** Cancels an event imported before; leaving it out would not remove it. */
  readonly cancelled?: boolean
}

export interface Calendar {
  readonly name: string
  readonly madeAt: Date
  readonly events: readonly CalendarEvent[]
}

/** Revisions are seconds since this date, which fits 31 bits until 2092. */
const firstRevision = Date.UTC(2024, 0, 1)
const dayLong = 24 * 60 * 60 * 1000

/**
 * Writes a calendar in RFC 5545: all-day events without time zone, and a growing revision, so that a later import
 * replaces an earlier one.
 */
export function writeCalendar({ name, madeAt, events }: Calendar): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Milepost', product: 'Roadmap' },
  })
  for (const { uid, day, summary, description, address, cancelled = false } of events)
    calendar.createEvent({
      id: uid,
      sequence: Math.floor((madeAt.getTime() - firstRevision) / 1000),
      stamp: madeAt,
      lastModified: madeAt,
      start: startOf(day),
      end: new Date(startOf(day).getTime() + dayLong),
      allDay: true,
      timezone: 'UTC',
      summary,
      description,
      url: address,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  return calendar.toString()
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
