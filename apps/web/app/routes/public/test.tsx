import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { CourseSign, Crossroads, Stages } from '#features/landing/feature-pictures.tsx'
import { Stop } from '#features/landing/five-steps.tsx'
import { Feature } from '#features/landing/three-features.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { RouteToMilepost } from '#ui/illustrations.tsx'

export const meta = () =>
  pageMeta(t`Discover Your Dream Career Path`, {
    name: 'description',
    content: t`Guidance, courses and progress tracking for a career that fits you.`,
  })

/** A second page for visitors, shorter than the first. */
export default function Test() {
  return (
    <PublicPage>
      <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-12 pt-6 md:grid-cols-[1.5fr_1fr]">
        <div className="grid max-w-prose justify-items-start gap-7">
          <h1 className="text-display font-extrabold">
            <Trans>Discover Your Dream Career Path</Trans>
          </h1>
          <p className="text-balance text-lead text-ink-soft">
            <Trans>
              Tell us about yourself. Get a career in technology that fits, the reasons why, and the steps to get there.
            </Trans>
          </p>
          <ButtonLink to={pages.getStarted} size="large">
            <Trans>Get Started</Trans>
          </ButtonLink>
        </div>
        <RouteToMilepost className="mx-auto w-56 max-w-full md:w-full md:max-w-sm" />
      </section>
      <WhyChooseUs />
      <HowItWorks />
      <section className="grid justify-items-start gap-5 rounded-large bg-spruce-soft p-6 sm:p-10">
        <h2 className="text-heading">
          <Trans>It takes about 2 minutes to start.</Trans>
        </h2>
        <ButtonLink to={pages.getStarted} size="large" variant="signal">
          <Trans>Create Your Roadmap</Trans>
        </ButtonLink>
      </section>
    </PublicPage>
  )
}

function WhyChooseUs() {
  return (
    <section aria-labelledby="why" className="grid gap-8 pt-6">
      <h2 id="why" className="text-heading">
        <Trans>Why Choose Us?</Trans>
      </h2>
      <div className="grid gap-10 md:grid-cols-3 md:gap-8">
        <Feature picture={<Crossroads />} title={<Trans>AI-Powered Guidance</Trans>}>
          <Trans>A recommendation that explains itself, including the downsides.</Trans>
        </Feature>
        <Feature picture={<CourseSign />} title={<Trans>Verified Courses</Trans>}>
          <Trans>Courses from approved institutions, linked only to steps they really teach.</Trans>
        </Feature>
        <Feature picture={<Stages />} title={<Trans>Progress Tracking</Trans>}>
          <Trans>Your finished steps stay finished, even when your roadmap changes.</Trans>
        </Feature>
      </div>
    </section>
  )
}

function HowItWorks() {
  return (
    <section aria-labelledby="how" className="grid gap-8 pt-6">
      <h2 id="how" className="text-heading">
        <Trans>How It Works</Trans>
      </h2>
      <ol className="grid lg:grid-cols-3 lg:gap-6">
        <Stop number={1} title={<Trans>Tell Us About You</Trans>}>
          <Trans>Three short pages about your interests, skills and budget.</Trans>
        </Stop>
        <Stop number={2} title={<Trans>Get Your Roadmap</Trans>}>
          <Trans>Clear steps with time estimates, milestones and courses.</Trans>
        </Stop>
        <Stop number={3} title={<Trans>Take Action</Trans>} last>
          <Trans>Start your first step today and watch your progress grow.</Trans>
        </Stop>
      </ol>
    </section>
  )
}
