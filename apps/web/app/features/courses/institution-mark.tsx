import type { Institution } from '@milepost/contract/institutions/schema'
import { classNames } from '#ui/class-names.ts'

const tones = [
  'bg-spruce text-on-spruce',
  'bg-signal-soft text-signal-ink',
  'bg-spruce-soft text-spruce',
  'bg-ink text-paper',
]

/** The first letters of an institution's name, always in the same colours. Decoration: the name is beside it. */
export function InstitutionMark({ institution: { id, name } }: { institution: Pick<Institution, 'id' | 'name'> }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first)
    .join('')
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-small font-display font-bold',
        tones[id % tones.length] ?? '',
      )}
    >
      {initials.toLocaleUpperCase()}
    </span>
  )
}
