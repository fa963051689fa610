import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useMinimumAge } from '#lib/services.ts'
import { BesideEnglish } from '#ui/beside-english.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ProseSection } from '#ui/prose-section.tsx'
import { BrowserStorage } from './browser-storage.tsx'
import { StoredData } from './stored-data.tsx'

export const meta = () =>
  pageMeta(t`Privacy policy`, {
    name: 'description',
    content: t`What ${product.name} stores about you, why, for how long, and how to delete it.`,
  })

/** What the server really stores: a change there changes this page. */
export default function Privacy() {
  const minimumAge = useMinimumAge()
  return (
    <PublicPage>
      <PageHeading
        title={<Trans>Privacy policy</Trans>}
        subtitle={<Trans>What we store about you, why, for how long, and how to delete it.</Trans>}
      />
      <BesideEnglish>
        <ProseSection title={<Trans>What you give us</Trans>}>
          <p>
            <Trans>
              You must be at least {minimumAge} years old. We ask for your date of birth to check this, and we store no
              answers from anyone younger. We ask for your name, gender, age and location, but they never change which
              careers we recommend, and we never send them to a language model. Your location puts courses near you
              first.
            </Trans>
          </p>
          <p>
            <Trans>
              Feedback reaches the institution without your name unless you give it. Admins read requests to join as an
              institution. When one is approved, its details are published as the institution’s.
            </Trans>
          </p>
        </ProseSection>
        <StoredData />
        <ProseSection title={<Trans>What we count</Trans>}>
          <p>
            <Trans>
              Institutions see how many learners open, reach and finish their courses. Anyone can see which skills
              learners are waiting for. These counts are rounded to five and never below five, so they show no
              individual.
            </Trans>
          </p>
          <p>
            <Trans>
              In our guides you can say whether an answer was useful. We keep how many said yes and no each day, and not
              who.
            </Trans>
          </p>
        </ProseSection>
        <Recipients />
        <ProseSection title={<Trans>What you share yourself</Trans>}>
          <p>
            <Trans>
              When you share a link to your roadmap, anyone with the link sees your first name, career, jobs on the way,
              steps, progress and the work you chose to show. This ends when the link expires or you turn it off. We
              keep the name you gave the link, when it was made and when it was last opened, but not who opened it. We
              don’t store the secret in it.
            </Trans>
          </p>
        </ProseSection>
        <BrowserStorage />
        <ProseSection title={<Trans>How to delete your data</Trans>}>
          <p>
            <Trans>
              In Settings you can download everything we store about you and delete your account. This removes all your
              personal data. Our two logs keep their entries without your name. Questions? Write to{' '}
              {product.supportEmail}.
            </Trans>
          </p>
        </ProseSection>
      </BesideEnglish>
    </PublicPage>
  )
}

function Recipients() {
  return (
    <ProseSection title={<Trans>Who else sees it</Trans>}>
      <p>
        <Trans>
          No one, except the institutions you apply to, the people you share your roadmap with, and the services you
          choose to use: Google or GitHub when you sign in with them, and Stripe when you pay. We never see card
          numbers. Where a language model is used, it gets your answers without your name, email address, gender, age
          and location, and without sentences about your health. As a coach it also gets your messages to the assistant,
          if you agree: we take out names, addresses, phone numbers, birth dates and links as far as we recognise them.
          We sell nothing and tell advertisers nothing.
        </Trans>
      </p>
      <p>
        <Trans>
          When you apply to a course, the institution sees your name, email address and message until you withdraw.
        </Trans>
      </p>
      <p>
        <Trans>
          Members of an institution see each other’s names and email addresses. We keep an invited address until it’s
          answered, the invitation is cancelled, or two weeks have passed. Admins see everyone’s name, email address,
          role and plan, and can change roles and delete accounts.
        </Trans>
      </p>
    </ProseSection>
  )
}
