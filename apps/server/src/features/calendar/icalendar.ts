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
const maxLineLength = 75

/**
 * Writes a calendar in RFC 5545: CRLF, lines folded at 75 octets, escaped texts, all-day events without time zone, and
 * a growing revision, so that a later import replaces an earlier one.
 */
export function writeCalendar({ name, madeAt, events }: Calendar): string {
  const stamp = `${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const revision = Math.floor((madeAt.getTime() - firstRevision) / 1000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Milepost//Roadmap//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${revision}`,
      `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${dayAfter(event.day).replaceAll('-', '')}`,
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `URL:${event.address}`,
      `STATUS:${event.cancelled === true ? 'CANCELLED' : 'CONFIRMED'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Folds a line between characters, as splitting one would leave invalid UTF-8. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    // The leading space of a folded line is included.
    if (size + octets > maxLineLength) {
      parts.push(part)
      part = ''
      size = 1
    }
    part += character
    size += octets
  }
  return [...parts, part].join('\r\n ')
}
