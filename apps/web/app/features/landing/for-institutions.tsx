import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'

/** What institutions get of the product. */
export function ForInstitutions() {
  return (
    <section
      aria-labelledby="institutions"
      className="grid gap-8 rounded-large bg-spruce-soft p-[min(1.5rem,6.5vw)] sm:p-10"
    >
      <div className="grid max-w-prose gap-3">
        <h2 id="institutions" className="text-heading">
          <Trans>For institutions</Trans>
        </h2>
        <p className="text-lead">
          <Trans>Reach learners at the moment they need you: your course, right next to the step it teaches.</Trans>
        </p>
      </div>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Item title={<Trans>Student analytics dashboard</Trans>}>
          <Trans>See how many learners open, reach and finish your courses. Individuals are never identified.</Trans>
        </Item>
        <Item title={<Trans>Progress tracking</Trans>}>
          <Trans>See how far learners get once they reach your courses.</Trans>
        </Item>
        <Item title={<Trans>Multi-user management</Trans>}>
          <Trans>Manage one catalogue together. Every colleague gets their own account.</Trans>
        </Item>
        <Item title={<Trans>AI recommendations</Trans>}>
          <Trans>See which skills learners need that no course teaches yet.</Trans>
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
