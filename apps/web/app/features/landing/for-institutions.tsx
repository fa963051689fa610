import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'

/** What institutions get of the product. */
export function ForInstitutions() {
  return (
    <section aria-labelledby="institutions" className="grid gap-8 rounded-large bg-spruce-soft p-6 sm:p-10">
      <div className="grid max-w-prose gap-3">
        <h2 id="institutions" className="text-heading">
          <Trans>For institutions</Trans>
        </h2>
        <p className="text-lead">
          <Trans>Your courses stand where learners need them: beside the step they teach.</Trans>
        </p>
      </div>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Item title={<Trans>Student analytics dashboard</Trans>}>
          <Trans>How many learners your courses reach, in groups large enough that nobody is named.</Trans>
        </Item>
        <Item title={<Trans>Progress tracking</Trans>}>
          <Trans>How far the learners of your courses have come on their routes.</Trans>
        </Item>
        <Item title={<Trans>Multi-user management</Trans>}>
          <Trans>Colleagues work on the same catalogue, each with an account of their own.</Trans>
        </Item>
        <Item title={<Trans>AI recommendations</Trans>}>
          <Trans>Steps that learners have and no course teaches yet: what to offer next.</Trans>
        </Item>
      </ul>
      <ButtonLink to={pages.institutionRequests} size="large" className="justify-self-start">
        <Trans>Institution Register</Trans>
      </ButtonLink>
    </section>
  )
}

function Item({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid content-start gap-1 border-l-4 border-signal pl-4">
      <h3 className="text-title">{title}</h3>
      <p>{children}</p>
    </li>
  )
}
