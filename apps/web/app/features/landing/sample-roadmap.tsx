import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import sample from '#features/landing/sample.json'
import { pageLanguage } from '#lib/i18n.ts'
import { Contours } from '#ui/contours.tsx'

/** The frame around the picture of a demo learner's roadmap, with what it is and which step is next. */
export function SampleRoadmap({ children }: { children: ReactNode }) {
  const { career, steps, hours, here } = sample
  return (
    <figure className="overflow-hidden rounded-large bg-raised shadow-floating">
      <figcaption className="grid gap-0.5 border-b-2 border-line px-[min(1.5rem,6.5vw)] py-4">
        <span className="font-display text-lead leading-tight font-bold">
          <Trans>A roadmap to {career}</Trans>
        </span>
        <span className="text-small text-ink-soft">
          <Trans>
            <Plural value={steps} one="# step" other="# steps" />,{' '}
            <Plural value={hours} one="about # hour" other="about # hours" />, made for one learner
          </Trans>
        </span>
      </figcaption>
      <div className="relative">
        <Contours className="absolute inset-0 size-full opacity-70" />
        {children}
      </div>
      <p className="flex items-start gap-x-3 border-t-2 border-line px-[min(1.5rem,6.5vw)] py-3 text-small">
        <strong className="shrink-0 font-display font-bold text-spruce">
          <Trans>Milestone {here.id}</Trans>
        </strong>
        <span className="min-w-0 grow">{here.label[pageLanguage()]}</span>
        <span className="shrink-0 text-ink-soft">
          <Plural value={here.hours} one="# hour" other="# hours" />
        </span>
      </p>
    </figure>
  )
}
