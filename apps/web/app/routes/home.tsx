import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { lazy, Suspense } from 'react'
import { AccountDeleted } from '#features/accounts/account-deleted.tsx'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { CareersOffered } from '#features/landing/careers-offered.tsx'
import { CourseExamples } from '#features/landing/course-examples.tsx'
import { Figures } from '#features/landing/figures.tsx'
import { FiveSteps } from '#features/landing/five-steps.tsx'
import { ForInstitutions } from '#features/landing/for-institutions.tsx'
import { Hero } from '#features/landing/hero.tsx'
import { HowWeKnow } from '#features/landing/how-we-know.tsx'
import { Questions } from '#features/landing/questions.tsx'
import { RecommendationExample } from '#features/landing/recommendation-example.tsx'
import sample from '#features/landing/sample.json'
import { SampleRoadmap } from '#features/landing/sample-roadmap.tsx'
import { ThreeFeatures } from '#features/landing/three-features.tsx'
import { TryIt } from '#features/landing/try-it.tsx'
import { priceOf } from '#features/payment/prices.ts'
import { FitMeaning } from '#features/recommendations/fit-meaning.tsx'
import { RoutePicture } from '#features/roadmaps/map/route-picture.tsx'
import { howItWorksId, PublicPage } from '#features/shell/public-page.tsx'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const ExampleRoadmap = lazy(() =>
  importWithRetry(async () => ({ default: (await import('./public/example-roadmap.tsx')).ExampleRoadmap })),
)

export function meta() {
  return [
    { title: t`${product.name}: find a career in technology and a roadmap to get there` },
    {
      name: 'description',
      content: t`For school leavers, students and career changers. Answer a few questions. Get a career in technology that fits you, a step-by-step roadmap, and courses along the way.`,
    },
  ]
}

export default function Home() {
  return (
    <PublicPage isFirst>
      <div className="-mb-24 empty:hidden">
        <AccountDeleted />
      </div>
      <Hero
        picture={
          <SampleRoadmap>
            <SamplePicture width={342} className="lg:hidden" />
            <SamplePicture width={520} className="max-lg:hidden" />
          </SampleRoadmap>
        }
        tryIt={
          <TryIt>
            {(enjoys, onRestart) => (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <ExampleRoadmap enjoys={enjoys} onRestart={onRestart} />
              </Suspense>
            )}
          </TryIt>
        }
      />
      <CareersOffered />
      <FiveSteps id={howItWorksId} />
      <RecommendationExample fitInWords={<FitMeaning fit={sample.fit} />} />
      <CourseExamples />
      <div className="grid justify-items-start gap-10">
        <ThreeFeatures />
        <ButtonLink to={pages.signUp} size="large" variant="signal">
          <Trans>Generate My Roadmap</Trans>
        </ButtonLink>
      </div>
      <HowWeKnow />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ForInstitutions />
        <Figures />
      </div>
      <Questions pro={priceOf('pro', 'USD')} premium={priceOf('premium', 'USD')} />
      <section aria-labelledby="contact" className="grid grid-cols-[minmax(0,1fr)] gap-10 md:grid-cols-[1fr_1.25fr]">
        <div className="grid content-start gap-3">
          <h2 id="contact" className="text-heading">
            <Trans>Write to us</Trans>
          </h2>
          <p className="max-w-prose text-lead text-ink-soft">
            <Trans>A question, an idea, a problem? A real person reads every message and replies by email.</Trans>
          </p>
        </div>
        <ContactForm />
      </section>
    </PublicPage>
  )
}

/** Laid out for a phone and for a wide screen, since its signs and numbers should stay readable. */
function SamplePicture({ width, className }: { width: number; className: string }) {
  const { t } = useLingui()
  const { steps, done, milestones } = sample
  return (
    <RoutePicture
      steps={steps}
      done={done}
      milestones={milestones}
      width={width}
      hereText={t`You are here`}
      className={`relative block w-full ${className}`}
    />
  )
}
