import { useState } from 'react'
import { roadThrough, type Stop } from '#features/roadmaps/map/route-shape.ts'

/** The road through all stops, paved as far as the learner has come. */
export function Road({ stops, paved }: { stops: readonly Stop[]; paved: number }) {
  // What is done in sight of the learner is paved in front of them, from where the road ended.
  const [first] = useState(paved)
  const before = Math.min(first, paved)
  return (
    <>
      <path className="stroke-sunken" strokeWidth="16" d={roadThrough(stops)} />
      <path className="stroke-line-strong" strokeWidth="3" strokeDasharray="1 10" d={roadThrough(stops)} />
      <path
        className="animate-walk-road stroke-spruce"
        strokeWidth="9"
        strokeDasharray="1"
        pathLength={1}
        d={roadThrough(stops.slice(0, before))}
      />
      {paved > before && (
        <path
          key={paved}
          className="animate-pave-road stroke-spruce"
          strokeWidth="9"
          strokeDasharray="1"
          pathLength={1}
          d={roadThrough(stops.slice(Math.max(0, before - 1), paved))}
        />
      )}
    </>
  )
}
