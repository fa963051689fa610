import { Plural, Trans } from '@lingui/react/macro'
import type { AppliedCourse } from '@milepost/contract/applications/schema'

interface PlacesNoteProps {
  courses: readonly AppliedCourse[]
  courseId: number | undefined
  intakeId: number | undefined
}

/** How many places of the chosen course or start are taken; without one, where a place is free that someone waits for. */
export function PlacesNote({ courses, courseId, intakeId }: PlacesNoteProps) {
  const course = courses.find(({ id }) => id === courseId)
  const counted = course?.intakes.find(({ id }) => id === intakeId) ?? course
  if (counted === undefined) return <FreePlaces courses={courses} />
  const { places, taken, waiting } = counted
  return (
    <p className="flex flex-wrap gap-x-1.5 text-ink-soft">
      <span>
        <Taken places={places} taken={taken} />
      </span>
      {waiting > 0 && (
        <span>
          <Plural value={waiting} one="# learner waits." other="# learners wait." />
        </span>
      )}
    </p>
  )
}

function Taken({ places, taken }: { places: number | null; taken: number }) {
  if (places === null)
    return <Plural value={taken} one="# place is offered or taken." other="# places are offered or taken." />
  return (
    <Trans>
      {taken} of {places} places are offered or taken.
    </Trans>
  )
}

function FreePlaces({ courses }: Pick<PlacesNoteProps, 'courses'>) {
  const free = courses.filter(({ intakes, ...course }) =>
    (intakes.length > 0 ? intakes : [course]).some(
      ({ places, taken, waiting }) => places !== null && places > taken && waiting > 0,
    ),
  )
  if (free.length === 0) return null
  return (
    <p>
      <Trans>A place is free that learners wait for:</Trans>{' '}
      <span className="font-semibold">{free.map(({ title }) => title).join(', ')}</span>
    </p>
  )
}
