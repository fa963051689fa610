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

interface SkeletonLinesProps {
  /** The size of each, as classes. */
  lines: readonly string[]
  className: string
}

/** The places of some lines, one below the other. */
export function SkeletonLines({ lines, className }: SkeletonLinesProps) {
  return (
    <span className={classNames('grid grid-cols-[minmax(0,1fr)]', className)}>
      {lines.map((line) => (
        <Skeleton key={line} className={line} />
      ))}
    </span>
  )
}
