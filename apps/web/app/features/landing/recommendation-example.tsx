import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import sample from '#features/landing/sample.json'
import { textOfChoice } from '#lib/choice-texts.ts'
import { Card } from '#ui/card.tsx'
import { FitBar } from '#ui/fit-bar.tsx'

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/** A demo learner's recommendation, as the product shows it: reasons, cons and what came next. */
export function RecommendationExample({ fitInWords }: { fitInWords: ReactNode }) {
  const { career, fit } = sample
  return (
    <section
      aria-labelledby="recommendation"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 lg:grid-cols-[1fr_2fr] lg:gap-12"
    >
      <div className="grid gap-3">
        <h2 id="recommendation" className="text-heading">
          <Trans>A recommendation you can check</Trans>
        </h2>
        <p className="text-lead text-ink-soft">
          <Trans>Every reason comes from your own answers, and the cons are there too.</Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>You can compare careers, turn one down, or switch later. Your finished steps come with you.</Trans>
        </p>
      </div>
      <Card aria-labelledby="example" className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-x-10 gap-y-2 @xl:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <p className="text-ink-soft">
              <Trans>Recommended for a learner from our demo</Trans>
            </p>
            <h3 id="example" className="text-heading">
              {career}
            </h3>
          </div>
          <div className="grid content-start gap-0.5 @xl:justify-items-end">
            <p className="text-lead">{fitInWords}</p>
            <p className="text-small text-ink-soft tabular-nums">
              <Trans>Fit {fit} of 100</Trans>
            </p>
          </div>
        </div>
        <ProsAndCons />
        <OtherCareers />
      </Card>
    </section>
  )
}

function ProsAndCons() {
  const { reasons, skillsToLearn } = sample
  const [goals, experience, certifications] = [reasons.goals, reasons.experience, reasons.certifications].map(quoted)
  const interests = reasons.interests.map(textOfChoice).join(', ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @xl:grid-cols-[1.2fr_1fr] @xl:gap-10">
      <Reasons title={<Trans>Why it fits</Trans>}>
        <Reason>
          <Trans>You mentioned it in your goals: {goals}.</Trans>
        </Reason>
        <Reason>
          <Trans>It matches your interests: {interests}.</Trans>
        </Reason>
        <Reason>
          <Trans>It builds on your experience: {experience}.</Trans>
        </Reason>
        <Reason>
          <Trans>Your certifications help here: {certifications}.</Trans>
        </Reason>
      </Reasons>
      <Reasons title={<Trans>What to consider</Trans>}>
        <Reason isCon>
          <Trans>There’s still a lot to learn. Skills to go: {skillsToLearn}.</Trans>
        </Reason>
      </Reasons>
    </div>
  )
}

function Reasons({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <h4 className="font-display text-body font-bold">{title}</h4>
      <ul className="grid gap-1.5">{children}</ul>
    </div>
  )
}

function Reason({ isCon = false, children }: { isCon?: boolean; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={`mt-[0.62em] h-0.5 w-4 shrink-0 rounded-full ${isCon ? 'bg-line-strong' : 'bg-spruce'}`}
      />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

function OtherCareers() {
  return (
    <div className="grid gap-2 border-t-2 border-line pt-5">
      <h4 className="font-display text-body font-bold">
        <Trans>Other careers to consider</Trans>
      </h4>
      <ul className="grid gap-x-8 gap-y-3 @xl:grid-cols-3">
        {sample.others.map(({ career, fit }) => (
          <li key={career} className="grid gap-1.5">
            <span className="flex items-baseline justify-between gap-3 text-small">
              <span>{career}</span>
              <span className="font-display font-bold text-spruce tabular-nums">{fit}</span>
            </span>
            <FitBar fit={fit} />
          </li>
        ))}
      </ul>
    </div>
  )
}
