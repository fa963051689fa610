import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'

/** A working day, hour by hour, along a piece of road. */
export function Day({ day }: { day: CareerKnowledge['day'] }) {
  return (
    <ol className="relative grid gap-3 before:absolute before:inset-y-2 before:left-[0.3125rem] before:w-0.5 before:bg-line">
      {day.map(({ time, activity }) => (
        <li key={time} className="relative pl-7">
          <span
            aria-hidden="true"
            className="absolute top-[0.4em] left-0 size-3 rounded-full border-2 border-spruce bg-raised"
          />
          <span className="block font-display text-small font-bold text-spruce tabular-nums">{time}</span>
          {activity}
        </li>
      ))}
    </ol>
  )
}
