import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { PublicPage } from '#features/shell/public-page.tsx'
import { useMinimumAge } from '#lib/services.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { ProseSection } from '#ui/prose-section.tsx'

export function meta() {
  return [
    { title: `${t`Privacy policy`} · ${product.name}` },
    { name: 'description', content: t`What ${product.name} stores about you, why, for how long, and how to end it.` },
  ]
}

/** What the server really stores: a change there changes this page. */
export default function Privacy() {
  const minimumAge = useMinimumAge()
  return (
    <PublicPage>
      <PageHeading
        title={<Trans>Privacy policy</Trans>}
        subtitle={<Trans>What is stored about you, why, for how long, and how to end it.</Trans>}
      />
      <ProseSection title={<Trans>What you give us</Trans>}>
        <p>
          <Trans>
            Your name and mail address, to have an account. Your answers to the profile questions, to advise you. Which
            steps you have done, where you put the cards of your diagram, and what you ask the assistant. Messages you
            write to us, with our answers (365 days). Feedback you give, until you delete it, or we remove it and tell
            you why: the institution reads it without your name unless you give it. Courses you ask for. Applications to
            courses, with what you write in them, as long as your account. Requests to become an institution, as long as
            your account: admins read them, and once one is approved what it says is published as the institution’s.
            What you choose in the settings.
          </Trans>
        </p>
        <p>
          <Trans>
            You must be at least {minimumAge} years old. Your date of birth tells us whether you are, and we store no
            answers of anyone younger. Name, gender, age and place are asked for, but they never change which careers
            are recommended, and they are never sent to a language model.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={<Trans>What we write down ourselves</Trans>}>
        <p>
          <Trans>
            Each attempt to sign in (90 days), and important changes to accounts, courses and applications (365 days).
            What you are notified of (180 days). Mails that we send you (90 days). What you do as a learner, such as
            steps done and courses opened, for your own analytics: you see it there and can delete it (400 days).
            Sessions until they end, with what the browser calls itself, so that you recognise them. Browsers where you
            have signed in, so that other people’s wrong passwords never keep you out (180 days). Counts that keep
            limits (a little over a month).
          </Trans>
        </p>
        <p>
          <Trans>
            From this we count, without names: institutions see how many learners open, reach and finish their courses,
            and how many wait for one, in steps of five and never fewer than five. How often advice is accepted is
            counted by day, without for whom (two years).
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={<Trans>Who else sees it</Trans>}>
        <p>
          <Trans>
            Nobody, but for institutions you apply to, those you share your roadmap with, and the services you choose to
            use: Google or GitHub when you sign in with them, and Stripe when you pay; card numbers never reach us.
            Where a language model is used, it gets your answers and questions without name, mail address, gender, age
            and place. Nothing is sold, and no advertiser is told anything.
          </Trans>
        </p>
        <p>
          <Trans>
            When you apply to a course, its institution sees your name, your mail address and your message, until you
            withdraw the application.
          </Trans>
        </p>
        <p>
          <Trans>
            Those who act for an institution see each other’s names and mail addresses. An address that an institution
            invites is kept until it answers, the invitation is taken back, or a fortnight has passed. Admins see
            everybody’s name, mail address, role and plan, and can change roles and delete accounts.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={<Trans>What you share yourself</Trans>}>
        <p>
          <Trans>
            When you make a link to your roadmap, whoever has the link sees your first name, your career, the steps and
            how far you are, until the link expires or you end it. We keep what you call it, when it was made and when
            it was last opened, not by whom; the secret in it is not stored.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={<Trans>In your browser</Trans>}>
        <p>
          <Trans>
            One cookie proves your session. One lets us recognise a browser where you have signed in before (180 days).
            One is there while you sign in with Google or GitHub, and one remembers whether the sidebar is open. Your
            session, what you entered and is not saved yet, and whether you want light or dark are kept in the browser’s
            storage. There is no tracking.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={<Trans>How to end it</Trans>}>
        <p>
          <Trans>
            In the settings you can download everything that is stored about you, and delete your account. Everything
            personal goes with it; both logs keep their lines under a pseudonym. Questions go to {product.supportEmail}.
          </Trans>
        </p>
      </ProseSection>
    </PublicPage>
  )
}
