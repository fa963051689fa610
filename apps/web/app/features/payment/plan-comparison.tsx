import { Trans, useLingui } from '@lingui/react/macro'
import { type PlanName, plans, planTerms } from '@milepost/contract/plans'
import type { ReactNode } from 'react'
import { PlanTitle } from '#features/payment/plan-title.tsx'
import { formatNumber } from '#lib/format.ts'
import { Check } from '#ui/icons.ts'

/** What differs between the plans, in a table. */
export function PlanComparison() {
  return (
    <section aria-labelledby="comparison" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="comparison" className="text-heading">
        <Trans>Compare the plans</Trans>
      </h2>
      <table aria-labelledby="comparison" className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr className="border-b-4 border-spruce align-bottom font-display">
            <td className="w-2/5 sm:w-1/2" />
            {plans.map((plan) => (
              <th key={plan} scope="col" className="px-1 py-2 text-center font-bold max-sm:text-small sm:px-3">
                <PlanTitle plan={plan} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={<Trans>Recommendation, roadmap and progress</Trans>} cell={() => <Yes />} />
          <Row name={<Trans>Course finder and sharing</Trans>} cell={() => <Yes />} />
          <Row
            name={<Trans>Assistant messages a day</Trans>}
            cell={(plan) => formatNumber(planTerms[plan].messagesADay)}
          />
          <Row
            name={<Trans>Open course applications</Trans>}
            cell={(plan) => {
              const most = planTerms[plan].openApplications
              return most === null ? <Trans>No limit</Trans> : formatNumber(most)
            }}
          />
          <Row
            name={<Trans>New roadmaps whenever you like</Trans>}
            cell={(plan) => <YesOrNo has={planTerms[plan].regenerateAtWill} />}
          />
          <Row
            name={<Trans>Weekly course suggestion</Trans>}
            cell={(plan) => <YesOrNo has={planTerms[plan].smartSuggestions} />}
          />
          <Row name={<Trans>Replies first</Trans>} cell={(plan) => <YesOrNo has={planTerms[plan].prioritySupport} />} />
          <Row
            name={<Trans>Sessions with a mentor</Trans>}
            cell={(plan) => <YesOrNo has={planTerms[plan].mentoring} />}
          />
        </tbody>
      </table>
    </section>
  )
}

function Row({ name, cell }: { name: ReactNode; cell: (plan: PlanName) => ReactNode }) {
  return (
    <tr className="border-b-2 border-line">
      <th scope="row" className="py-3 pr-2 font-normal max-sm:text-small">
        {name}
      </th>
      {plans.map((plan) => (
        <td key={plan} className="px-1 py-3 text-center font-display font-semibold tabular-nums max-sm:text-small">
          {cell(plan)}
        </td>
      ))}
    </tr>
  )
}

function YesOrNo({ has }: { has: boolean }) {
  return has ? <Yes /> : <No />
}

function Yes() {
  const { t } = useLingui()
  return <Check className="mx-auto size-5 text-spruce" role="img" aria-label={t`Yes`} />
}

function No() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="sr-only">
        <Trans>No</Trans>
      </span>
    </>
  )
}
