import { Plural } from '@lingui/react/macro'

/** How many steps of another roadmap get a different course. */
export function ChangedCourses({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="text-ink-soft">
      <Plural value={count} one="# step gets a different course." other="# steps get different courses." />
    </p>
  )
}
