import { Plural, Trans } from '@lingui/react/macro'
import { classNames } from '#ui/class-names.ts'
import { Check, ChevronRight } from '#ui/icons.ts'

interface SectionHeadingProps {
  name: string
  done: number
  total: number
  hours: number
  open: boolean
  bodyId: string
  onOpen: (open: boolean) => void
}

/** The name of a section, which unfolds it, with how much of it is done. */
export function SectionHeading({ name, done, total, hours, open, bodyId, onOpen }: SectionHeadingProps) {
  const isDone = done === total
  return (
    <header className={classNames('border-b-2', isDone ? 'border-spruce' : 'border-line')}>
      <h2 className="text-body sm:text-lead">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => onOpen(!open)}
          className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-small py-1.5 text-left"
        >
          <ChevronRight
            className={classNames('size-5 shrink-0 text-spruce transition-transform', open && 'rotate-90')}
            aria-hidden
          />
          <span className="min-w-0 flex-1 font-display font-bold">{name}</span>
          <span className="flex min-w-0 items-center gap-1.5 font-text text-small font-normal tracking-normal text-ink-soft tabular-nums">
            {isDone && <Check className="size-4 text-spruce" aria-hidden />}
            <span>
              <Trans>
                {done} of {total} done
              </Trans>{' '}
              · <Plural value={hours} one="# hour" other="# hours" />
            </span>
          </span>
        </button>
      </h2>
    </header>
  )
}

interface DoneStepsProps {
  count: number
  open: boolean
  onOpen: (open: boolean) => void
}

/** The finished steps at the beginning of a section, as one line. */
export function DoneSteps({ count, open, onOpen }: DoneStepsProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => onOpen(!open)}
      className="flex min-h-11 items-center gap-2 justify-self-start rounded-small font-display font-semibold text-spruce"
    >
      <ChevronRight className={classNames('size-5 shrink-0 transition-transform', open && 'rotate-90')} aria-hidden />
      <Plural value={count} one="# step done" other="# steps done" />
    </button>
  )
}
