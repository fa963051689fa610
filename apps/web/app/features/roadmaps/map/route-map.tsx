import { Trans, useLingui } from '@lingui/react/macro'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { useState } from 'react'
import { Link } from 'react-router'
import { Road } from '#features/roadmaps/map/road.tsx'
import { routeShape, type Stop } from '#features/roadmaps/map/route-shape.ts'
import { useWidth } from '#features/roadmaps/map/use-width.ts'
import { revealTarget } from '#lib/addresses.ts'
import { classNames } from '#ui/class-names.ts'
import { Contours } from '#ui/contours.tsx'
import { Check, Flag } from '#ui/icons.ts'

type MapStep = Pick<Step, 'id' | 'label' | 'section' | 'milestone' | 'estimatedTime'>

interface RouteMapProps {
  /** In order. */
  steps: readonly MapStep[]
  statuses: Readonly<Record<number, StepStatus>>
  /** The id of what follows the map, for those who skip it. */
  after: string
  /** The text at the current step, if the reader is not the learner. */
  hereText?: string
}

/**
 * The whole route as a map: paved as far as one has come, dotted from there, a flag at each milestone. A stop leads to its
 * step; the line below says which one is looked at.
 */
export function RouteMap({ steps, statuses, after, hereText }: RouteMapProps) {
  const { t } = useLingui()
  const [ref, width] = useWidth()
  const [looked, setLooked] = useState<number | null>(null)
  const { stops, height, gap } = routeShape(steps.length, width)
  const here = steps.findIndex((step) => statuses[step.id] !== 'done')
  const behind = here === -1 ? steps.length : here + 1
  const shown = steps.find(({ id }) => id === looked) ?? steps[here] ?? steps.at(-1)
  return (
    <nav aria-label={t`Map of your roadmap`} className="relative overflow-hidden rounded-large bg-raised shadow-raised">
      <a
        href={`#${after}`}
        className="absolute top-2 left-2 z-20 rounded-small bg-spruce px-3 py-2 text-on-spruce not-focus:sr-only"
      >
        <Trans>Skip the map</Trans>
      </a>
      <Contours className="absolute inset-0 size-full opacity-70" />
      <div ref={ref} className="relative" style={{ height: width === 0 ? undefined : height }}>
        {width > 0 && (
          <>
            <svg className="absolute inset-0 size-full" fill="none" strokeLinecap="round" aria-hidden="true">
              <Road stops={stops} paved={behind} />
            </svg>
            {width >= 640 && <SectionNames steps={steps} stops={stops} gap={gap} />}
            <ol>
              {steps.map((step, place) => (
                <MapStop
                  key={step.id}
                  step={step}
                  stop={stops[place]}
                  status={statuses[step.id] ?? 'not_started'}
                  here={place === here}
                  hereText={hereText ?? t`You are here`}
                  side={sideOf(stops[place], width)}
                  onLook={(on) => setLooked(on ? step.id : null)}
                />
              ))}
            </ol>
          </>
        )}
      </div>
      {shown !== undefined && (
        <p className="relative flex min-h-12 items-center gap-x-3 border-t-2 border-line bg-raised px-4 py-2.5 text-small sm:px-6">
          <strong className="shrink-0 font-display font-bold text-spruce tabular-nums">
            {shown.milestone ? <Trans>Milestone {shown.id}</Trans> : <Trans>Stop {shown.id}</Trans>}
          </strong>
          <span className="line-clamp-1 min-w-0 grow">{shown.label}</span>
          {shown.estimatedTime !== '' && <span className="shrink-0 text-ink-soft">{shown.estimatedTime}</span>}
        </p>
      )}
    </nav>
  )
}

interface MapStopProps {
  step: MapStep
  stop: Stop | undefined
  status: StepStatus
  here: boolean
  hereText: string
  /** The edge of the map it is near, so that the text below it stays on the map. */
  side: 'left' | 'middle' | 'right'
  onLook: (on: boolean) => void
}

function MapStop({ step, stop, status, here, hereText, side, onLook }: MapStopProps) {
  const { t } = useLingui()
  if (stop === undefined) return null
  const state = { done: t`done`, ongoing: t`ongoing`, not_started: t`not started` }[status]
  return (
    <li className="absolute size-0" style={{ left: stop.x, top: stop.y }}>
      <Link
        to={{ search: `?step=${step.id}` }}
        state={revealTarget}
        preventScrollReset
        aria-label={
          step.milestone
            ? t`Step ${step.id}, a milestone: ${step.label}, ${state}`
            : t`Step ${step.id}: ${step.label}, ${state}`
        }
        aria-current={here ? 'step' : undefined}
        onMouseEnter={() => onLook(true)}
        onMouseLeave={() => onLook(false)}
        onFocus={() => onLook(true)}
        onBlur={() => onLook(false)}
        className={classNames(
          'absolute grid -translate-1/2 place-items-center border-3 font-display text-small font-bold tabular-nums transition-transform hover:scale-115',
          step.milestone ? 'rounded-t-full rounded-b-small' : 'rounded-full',
          here || step.milestone ? 'size-10' : 'size-8',
          lookOf(step, status, here),
        )}
      >
        {status === 'done' ? (
          <Check className="size-4" aria-hidden />
        ) : step.milestone ? (
          <Flag className="size-4" aria-hidden />
        ) : (
          <span aria-hidden="true">{step.id}</span>
        )}
      </Link>
      {here && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-6 z-10 max-w-60 truncate rounded-small bg-ink px-2 py-0.5 text-small font-medium whitespace-nowrap text-paper',
            { left: '-left-6', middle: '-translate-x-1/2', right: '-right-6' }[side],
          )}
        >
          {hereText}
        </span>
      )}
    </li>
  )
}

function lookOf({ milestone }: MapStep, status: StepStatus, here: boolean): string {
  if (status === 'done') return 'border-spruce bg-spruce text-on-spruce'
  if (here || status === 'ongoing') return 'border-raised bg-signal text-on-signal'
  return milestone ? 'border-signal-ink bg-raised text-signal-ink' : 'border-line-strong bg-raised text-ink'
}

interface SectionNamesProps {
  steps: readonly MapStep[]
  stops: readonly Stop[]
  gap: number
}

/** Pixels: what a letter of a section's name takes, and what is left free behind the name. */
const characterWidth = 8
const space = 16

/** The name of each stretch of land, above the stop where it begins, or where a row first has room for it. */
function SectionNames({ steps, stops, gap }: SectionNamesProps) {
  const runs = runsOf(steps, stops)
  const named = new Set<string>()
  return runs.map(({ section, stop, length }) => {
    const room = length * gap - space
    if (named.has(section) || room < section.length * characterWidth) return null
    named.add(section)
    const leftwards = stop.row % 2 === 1
    return (
      <p
        key={section}
        aria-hidden="true"
        className={classNames('absolute font-display text-small font-bold text-ink-soft', leftwards && 'text-right')}
        style={{ top: stop.y - 50, width: room, left: leftwards ? stop.x + 20 - room : stop.x - 20 }}
      >
        {section}
      </p>
    )
  })
}

/** The steps of one section in one row. */
interface Run {
  readonly section: string
  readonly stop: Stop
  readonly length: number
}

function runsOf(steps: readonly MapStep[], stops: readonly Stop[]): Run[] {
  const runs: Run[] = []
  for (const [place, { section }] of steps.entries()) {
    const stop = stops[place]
    const last = runs.at(-1)
    if (stop === undefined) continue
    if (last?.section === section && last.stop.row === stop.row)
      runs[runs.length - 1] = { ...last, length: last.length + 1 }
    else runs.push({ section, stop, length: 1 })
  }
  return runs
}

function sideOf(stop: Stop | undefined, width: number): 'left' | 'middle' | 'right' {
  if (stop === undefined || (stop.x > 72 && stop.x < width - 72)) return 'middle'
  return stop.x <= 72 ? 'left' : 'right'
}
