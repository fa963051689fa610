import { classNames } from '#ui/class-names.ts'

/** The place of something on its way. Give it the size of what comes; say 'loading' once, elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton block max-w-full animate-breathe bg-line/60', className ?? 'h-5')}
    />
  )
}
