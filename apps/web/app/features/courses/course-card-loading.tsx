import { Card } from '#ui/card.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'

const lines = ['w-full', 'w-11/12', 'w-4/5'] as const

/** The place of a course's card: its title, three lines on it, its facts and who offers it. */
export function CourseCardLoading() {
  return (
    <Card aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <SkeletonLines className="gap-2" lines={['h-6 w-11/12', 'h-6 w-3/5']} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 py-1">
        {lines.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <SkeletonLines className="gap-2.5 pt-3" lines={['h-4 w-3/4', 'h-4 w-1/2', 'h-4 w-2/3']} />
    </Card>
  )
}
