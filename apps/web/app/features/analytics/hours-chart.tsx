import { Plural, Trans } from '@lingui/react/macro'
import type { Analytics } from '@milepost/contract/analytics/schema'
import { formatNumber } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { share } from '#ui/chart-shapes.ts'
import { SectionTitle } from '#ui/section-title.tsx'

const whole = (hours: number) => formatNumber(Math.round(hours))

/** Hours done and left of each section: bars as long as their sections, with the same in words beside each. */
export function HoursChart({ sections }: Pick<Analytics, 'sections'>) {
  const longest = Math.max(0, ...sections.map(({ hoursDone, hoursLeft }) => hoursDone + hoursLeft))
  const sum = (part: 'hoursDone' | 'hoursLeft') => sections.reduce((total, section) => total + section[part], 0)
  return (
    <Card aria-labelledby="hours-by-section" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <SectionTitle
        id="hours-by-section"
        note={
          <Trans>
            <Plural value={Math.round(sum('hoursDone'))} one="# hour" other="# hours" /> done, {whole(sum('hoursLeft'))}{' '}
            to go (estimated).
          </Trans>
        }
      >
        <Trans>Hours by section</Trans>
      </SectionTitle>
      <ul className="grid gap-4">
        {sections.map(({ section, hoursDone, hoursLeft }) => {
          const all = hoursDone + hoursLeft
          return (
            <li key={section} className="grid gap-1.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-display font-semibold">{section}</span>
                <span className="text-small text-ink-soft tabular-nums">
                  <Trans>
                    {whole(hoursDone)} of <Plural value={Math.round(all)} one="# hour" other="# hours" />
                  </Trans>
                </span>
              </p>
              <Bar length={share(all, longest)} done={share(hoursDone, all)} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** `length` is the bar's share of the available width, `done` the share of the bar, both from 0 to 1. */
function Bar({ length, done }: { length: number; done: number }) {
  return (
    <svg className="h-4 w-full overflow-visible" aria-hidden="true">
      <rect
        width={`${length * 100}%`}
        height="100%"
        rx="4"
        className="fill-spruce-soft stroke-spruce"
        strokeWidth="1.5"
      />
      {done > 0 && <rect width={`${length * done * 100}%`} height="100%" rx="4" className="fill-spruce" />}
    </svg>
  )
}
