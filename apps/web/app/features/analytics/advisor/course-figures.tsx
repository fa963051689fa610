import { Plural, Trans } from '@lingui/react/macro'
import type { AdvisorFigures } from '@milepost/contract/analytics/schema'
import { Shares } from '#features/analytics/advisor/shares.tsx'
import { formatPercent } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { share } from '#ui/chart-shapes.ts'
import { SectionTitle } from '#ui/section-title.tsx'

/** How many steps have no course, which skills these are, and whether courses are opened. */
export function CourseFigures({ steps, courses }: Pick<AdvisorFigures, 'steps' | 'courses'>) {
  const withoutCourse = formatPercent(share(steps.withoutCourse, steps.planned))
  return (
    <Card aria-labelledby="course-figures" className="grid content-start gap-4">
      <SectionTitle
        id="course-figures"
        note={
          steps.planned === 0 ? (
            <Trans>No steps were planned in this period.</Trans>
          ) : (
            <Plural
              value={steps.planned}
              one={`${withoutCourse} of # planned step has no course.`}
              other={`${withoutCourse} of # planned steps have no course.`}
            />
          )
        }
      >
        <Trans>Steps and courses</Trans>
      </SectionTitle>
      <Shares
        rows={[
          { key: 'opened', name: <Trans>Courses opened</Trans>, count: courses.opened },
          {
            key: 'roadmap',
            name: <Trans>Courses opened from a learner’s own step</Trans>,
            count: courses.onRoadmap,
          },
        ]}
      />
      <h3 className="font-display font-semibold">
        <Trans>Skills that most often have no course, by number of learners</Trans>
      </h3>
      {steps.skills.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>No skill is without a course for 5 or more learners.</Trans>
        </p>
      ) : (
        <Shares rows={steps.skills.map(({ id, name, learners }) => ({ key: id, name, count: learners }))} />
      )}
      <h3 className="font-display font-semibold">
        <Trans>Products that learners want and we don’t teach, by number of learners</Trans>
      </h3>
      {steps.unknown.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>No such product is wanted by 5 or more learners.</Trans>
        </p>
      ) : (
        <Shares rows={steps.unknown.map(({ name, learners }) => ({ key: name, name, count: learners }))} />
      )}
    </Card>
  )
}
