import { Plural, Trans } from '@lingui/react/macro'
import type { Signal } from '@milepost/contract/queue/schema'
import { formatList, formatRupees } from '#lib/format.ts'
import { TriangleAlert } from '#ui/icons.ts'

/** What to look at before deciding. */
export function Signals({ signals }: { signals: readonly Signal[] }) {
  if (signals.length === 0) return null
  return (
    <ul className="grid gap-2 rounded-medium bg-signal-soft px-4 py-3 text-small">
      {signals.map((signal) => (
        <li key={signal.kind} className="flex gap-2 wrap-anywhere">
          <TriangleAlert className="mt-[0.2em] size-4 shrink-0 text-signal-ink" aria-hidden />
          <span className="min-w-0">
            <SignalText signal={signal} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function SignalText({ signal }: { signal: Signal }) {
  switch (signal.kind) {
    case 'similar_name':
      return <Trans>The name is nearly the same as {formatList(signal.names)}.</Trans>
    case 'same_text': {
      const courses = formatList(
        signal.courses.map(({ title, institution }) => (institution === null ? title : `${title} (${institution})`)),
      )
      return <Trans>Much of the text is also in {courses}.</Trans>
    }
    case 'unusual_price':
      return (
        <Trans>
          The price is unusual. Half of the {signal.skill} courses cost {formatRupees(signal.typical)} or less.
        </Trans>
      )
    case 'links':
      return <Trans>The text has links: {formatList(signal.links)}</Trans>
    case 'rejected_before':
      return (
        <Plural
          value={signal.times}
          one="This person was rejected once before."
          other="This person was rejected # times before."
        />
      )
  }
}
