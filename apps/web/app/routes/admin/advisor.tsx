import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AdviceFigures } from '#features/analytics/advisor/advice-figures.tsx'
import { AnswerFigures } from '#features/analytics/advisor/answer-figures.tsx'
import { advisorBoardQuery } from '#features/analytics/advisor/api.ts'
import { CourseFigures } from '#features/analytics/advisor/course-figures.tsx'
import { ModelFigures } from '#features/analytics/advisor/model-figures.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Select } from '#ui/select.tsx'

const spans = [7, 30, 90, 365]
const usualSpan = 30
const daysOf = (text: string | null) => spans.find((span) => String(span) === text) ?? usualSpan

export const meta = () => pageMeta(t`Advisor`)

export const clientLoader = preload('admin', (_user, { search }) => [
  ensure(advisorBoardQuery(daysOf(search.get('days')))),
])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdvisorScreen() {
  const { values, set } = useListAddress(['days'])
  const days = daysOf(values.days)
  const board = useQuery(advisorBoardQuery(days))
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Advisor</Trans>}
        subtitle={<Trans>How our advice is doing. Daily counts, no personal data.</Trans>}
        actions={
          <Field label={<Trans>Period</Trans>}>
            {(control) => (
              <Select {...control} value={days} onChange={(event) => set('days', event.target.value)}>
                <option value={7}>{t`Last 7 days`}</option>
                <option value={30}>{t`Last 30 days`}</option>
                <option value={90}>{t`Last 90 days`}</option>
                <option value={365}>{t`Last 365 days`}</option>
              </Select>
            )}
          </Field>
        }
      />
      <Loaded
        query={board}
        loading={<Trans>Loading the figures...</Trans>}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load the advisor’s counts</Trans>} onRetry={retry} />}
      >
        {(data) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <AdviceFigures advice={data.advice} />
              <AnswerFigures answers={data.answers} />
            </div>
            <CourseFigures steps={data.steps} courses={data.courses} />
            <div className="@4xl:col-span-2">
              <ModelFigures board={data} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  )
}
