import { Road } from '#features/roadmaps/map/road.tsx'
import { routeShape, type Stop } from '#features/roadmaps/map/route-shape.ts'

interface RoutePictureProps {
  /** How many steps the roadmap has, and how many of them are done. */
  steps: number
  done: number
  /** Numbers of the steps that are milestones. */
  milestones: readonly number[]
  /** In pixels, as the map itself is laid out. The picture grows and shrinks with its container. */
  width: number
  /** The text at the current step. */
  hereText: string
  className?: string
}

/** A still picture of the map, without links: as on the map, paved as far as the learner has come. */
export function RoutePicture({ steps, done, milestones, width, hereText, className }: RoutePictureProps) {
  const { stops, height } = routeShape(steps, width)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} fill="none" strokeLinecap="round" aria-hidden="true">
      <Road stops={stops} paved={done + 1} />
      {stops.map((stop, place) => (
        <PictureStop
          key={`${stop.x} ${stop.y}`}
          stop={stop}
          number={place + 1}
          isMilestone={milestones.includes(place + 1)}
          isDone={place < done}
          hereText={place === done ? hereText : null}
          anchor={anchorOf(stop, width)}
        />
      ))}
    </svg>
  )
}

interface PictureStopProps {
  stop: Stop
  number: number
  isMilestone: boolean
  isDone: boolean
  hereText: string | null
  /** Where the text below the sign begins, so that it stays on the map. */
  anchor: 'start' | 'middle' | 'end'
}

const check = 'm-6 1 4 4 8-9'
const flag = 'M-5 8V-8H6L3-4l3 4H-5'
const milestoneSign = 'M-18.5 16.5V0a18.5 18.5 0 0 1 37 0v16.5q0 3-3 3h-31q-3 0-3-3z'

function PictureStop({ stop, number, isMilestone, isDone, hereText, anchor }: PictureStopProps) {
  const look = lookOf(isMilestone, isDone, hereText !== null)
  return (
    <g transform={`translate(${stop.x.toFixed(1)} ${stop.y.toFixed(1)})`} className={look.icon}>
      {isMilestone ? (
        <path className={look.sign} strokeWidth="3" d={milestoneSign} />
      ) : (
        <circle className={look.sign} strokeWidth="3" r="14.5" />
      )}
      {isDone || isMilestone ? (
        <path className="stroke-current" strokeWidth="2" strokeLinejoin="round" d={isDone ? check : flag} />
      ) : (
        <text className="fill-current font-display text-small font-bold" textAnchor="middle" dy="0.38em">
          {number}
        </text>
      )}
      {hereText !== null && (
        <text
          className="fill-ink stroke-raised font-display text-small font-bold [paint-order:stroke]"
          strokeWidth="6"
          textAnchor={anchor}
          x={{ start: -18, middle: 0, end: 18 }[anchor]}
          y="38"
        >
          {hereText}
        </text>
      )}
    </g>
  )
}

function lookOf(isMilestone: boolean, isDone: boolean, isHere: boolean) {
  if (isDone) return { sign: 'fill-spruce stroke-spruce', icon: 'text-on-spruce' }
  if (isHere) return { sign: 'fill-signal stroke-raised', icon: 'text-on-signal' }
  return isMilestone
    ? { sign: 'fill-raised stroke-signal-ink', icon: 'text-signal-ink' }
    : { sign: 'fill-raised stroke-line-strong', icon: 'text-ink' }
}

function anchorOf({ x }: Stop, width: number): PictureStopProps['anchor'] {
  if (x < 72) return 'start'
  return x > width - 72 ? 'end' : 'middle'
}
