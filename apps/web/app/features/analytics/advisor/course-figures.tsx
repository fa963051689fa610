import { Trans } from '@lingui/react/macro'
import type { AdvisorBoard } from '@milepost/contract/admin-figures'
import { Shares } from '#features/analytics/advisor/shares.tsx'
import { formatNumber, formatPercent } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { share } from '#ui/chart-shapes.ts'

/** How many steps have no course, which skills these are, and whether courses are opened. */
export function CourseFigures({ steps, courses }: Pick<AdvisorBoard, 'steps' | 'courses'>) {
  return (
    <Card aria-labelledby="course-figures" className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id="course-figures" className="text-title">
          <Trans>Steps and courses</Trans>
        </h2>
        <p className="text-ink-soft">
          {steps.planned === 0 ? (
            <Trans>No step was planned in these days.</Trans>
          ) : (
            <Trans>
              {formatPercent(share(steps.withoutCourse, steps.planned))} of the {formatNumber(steps.planned)} steps that
              were planned found no course.
            </Trans>
          )}
        </p>
      </div>
      <Shares
        rows={[
          { key: 'opened', name: <Trans>Courses opened</Trans>, count: courses.opened },
          {
            key: 'roadmap',
            name: <Trans>Of these, courses that a step of the learner leads to</Trans>,
            count: courses.onRoadmap,
          },
        ]}
      />
      <h3 className="font-display font-semibold">
        <Trans>Skills most often without a course today, by learners</Trans>
      </h3>
      {steps.skills.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>No skill is without a course for five learners or more.</Trans>
        </p>
      ) : (
        <Shares rows={steps.skills.map(({ id, name, learners }) => ({ key: id, name, count: learners }))} />
      )}
    </Card>
  )
}
