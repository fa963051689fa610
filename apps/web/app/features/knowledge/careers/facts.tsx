import { Trans, useLingui } from '@lingui/react/macro'
import type { CareerFacts } from '@milepost/contract/knowledge/schema'
import type { ReactNode } from 'react'
import { interestTypeText, jobZoneText } from '#features/knowledge/careers/fact-texts.ts'
import { Sourced } from '#features/knowledge/careers/sourced.tsx'
import { formatNumber } from '#lib/format.ts'

const lowestScore = 1
const highestScore = 7

/** Facts that are not our own, each kind with its source. */
export function Facts({ facts }: { facts: CareerFacts }) {
  const { i18n } = useLingui()
  return (
    <div className="grid items-start gap-10 @3xl:grid-cols-2 @3xl:gap-x-16">
      <Fact title={<Trans>Occupations this is based on</Trans>} facts={facts}>
        <ul className="grid gap-3">
          {facts.occupations.map(({ code, title, jobZone }) => {
            const zone = jobZoneText(jobZone)
            return (
              <li key={code}>
                <span>
                  {title} <span className="text-small text-ink-soft tabular-nums">{code}</span>
                </span>
                {zone !== null && <span className="block text-small text-ink-soft">{i18n._(zone)}</span>}
              </li>
            )
          })}
        </ul>
      </Fact>
      {facts.interests.length > 0 && (
        <div className="@3xl:row-span-2">
          <Fact title={<Trans>What people in these occupations like doing</Trans>} facts={facts}>
            <ul className="grid gap-2.5">
              {facts.interests.map(({ type, score }) => (
                <Interest key={type} type={type} score={score} />
              ))}
            </ul>
          </Fact>
        </div>
      )}
      {facts.inDemand.length > 0 && (
        <Fact title={<Trans>Technologies in demand</Trans>} facts={facts}>
          <ul className="flex flex-wrap gap-2">
            {facts.inDemand.map((technology) => (
              <li key={technology} className="rounded-small bg-sunken px-2.5 py-1 text-small">
                {technology}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </div>
  )
}

function Interest({ type, score }: { type: string; score: number }) {
  const { i18n } = useLingui()
  const text = interestTypeText(type)
  return (
    <li className="grid gap-1">
      <span className="flex items-baseline justify-between gap-4">
        <span>{text === null ? type : i18n._(text)}</span>
        <span className="shrink-0 text-small text-ink-soft tabular-nums">
          <Trans>
            {formatNumber(score)} of {highestScore}
          </Trans>
        </span>
      </span>
      <svg className="block h-1.5 w-full" aria-hidden="true">
        <rect width="100%" height="6" rx="3" className="fill-line" />
        <rect
          width={`${(100 * (score - lowestScore)) / (highestScore - lowestScore)}%`}
          height="6"
          rx="3"
          className="fill-signal"
        />
      </svg>
    </li>
  )
}

function Fact({ title, facts, children }: { title: ReactNode; facts: CareerFacts; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-body">{title}</h3>
      {children}
      <Sourced sources={facts.sources} />
    </section>
  )
}
