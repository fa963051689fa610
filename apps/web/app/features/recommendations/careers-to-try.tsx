import { Trans } from '@lingui/react/macro'
import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { Advice } from '@milepost/contract/recommendations/schema'
import type { ReactNode } from 'react'
import { careerIn } from '#features/recommendations/notices.ts'
import { CareerLink } from '#features/recommendations/ranked-row.tsx'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { strongestReasons } from '#features/recommendations/strongest-reasons.ts'
import { careerPage, tasterPage } from '#lib/addresses.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

const reasonsShown = 2

interface CareersToTryProps {
  advice: Advice
  /** What else would help, or null. */
  hint: ReactNode
  /** The choice is being taken back. */
  isTakingBack: boolean
  onTakeBack: () => void
}

/** The careers to try for an hour each, where none is clear. */
export function CareersToTry({ advice, hint, isTakingBack, onTakeBack }: CareersToTryProps) {
  const { verdict, toTry } = advice.recommendation
  if (verdict !== 'close' && verdict !== 'open') return null
  return (
    <Card aria-labelledby="to-try" className="@container grid gap-6">
      <header className="grid max-w-prose gap-2">
        <h2 id="to-try" className="text-heading text-balance">
          <Trans>Try one for an hour</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>
            Each is a real task from the work. Afterwards say if you liked it. You can change your mind, and it’s free.
          </Trans>
        </p>
      </header>
      <ul className="grid gap-x-10 gap-y-6 @3xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {toTry.map((careerId) => (
          <CareerToTry key={careerId} advice={advice} careerId={careerId}>
            {advice.chosenCareerId === careerId && (
              <Button variant="link" busy={isTakingBack} onClick={onTakeBack}>
                <Trans>
                  Take this back<span className="sr-only"> {careerTitleOf(careerId)}</span>
                </Trans>
              </Button>
            )}
          </CareerToTry>
        ))}
      </ul>
      {hint}
    </Card>
  )
}

function CareerToTry({ advice, careerId, children }: { advice: Advice; careerId: CareerId; children: ReactNode }) {
  const reasons = strongestReasons(careerIn(advice, careerId)?.reasons ?? [], reasonsShown)
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-title">
        <CareerLink to={careerPage(careerId)}>{careerTitleOf(careerId)}</CareerLink>
      </h3>
      {reasons.length > 0 && <ReasonList reasons={reasons} position="other" />}
      {advice.chosenCareerId === careerId && (
        <p>
          <Badge tone="spruce">
            <Trans>You chose this</Trans>
          </Badge>
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={tasterPage(careerId)} size="small">
          <Trans>
            Try it<span className="sr-only"> {careerTitleOf(careerId)}</span>
          </Trans>
        </ButtonLink>
        {children}
      </div>
    </li>
  )
}
