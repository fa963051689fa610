import { Trans, useLingui } from '@lingui/react/macro'
import type { RankedCareer, Rejection } from '@milepost/contract/recommendations/schema'
import { CareerLink } from '#features/recommendations/ranked-row.tsx'
import { rejectionTexts } from '#features/recommendations/rejection-texts.ts'
import { careerPage } from '#lib/addresses.ts'
import { Button } from '#ui/button.tsx'

interface RejectedCareersProps {
  careers: readonly { readonly ranked: RankedCareer; readonly rejection: Rejection | undefined }[]
  /** So little is known that a number would say more than we know. */
  isLittleKnown: boolean
  /** The career that is being taken back in now. */
  busy: string | null
  onReconsider: (ranked: RankedCareer, rejection: Rejection | undefined) => void
}

/** What the learner has set aside, in their own words, and the way back. */
export function RejectedCareers({ careers, isLittleKnown, busy, onReconsider }: RejectedCareersProps) {
  const { i18n } = useLingui()
  if (careers.length === 0) return null
  return (
    <section aria-labelledby="set-aside" className="grid gap-4">
      <h2 id="set-aside" className="text-title">
        <Trans>You set these aside</Trans>
      </h2>
      <ul>
        {careers.map(({ ranked, rejection }) => (
          <li
            key={ranked.careerId}
            className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-t border-line py-4"
          >
            <div className="grid min-w-0 max-w-prose gap-1">
              <h3 className="text-body">
                <CareerLink to={careerPage(ranked.careerId)}>{ranked.career}</CareerLink>
              </h3>
              {rejection !== undefined && <p>{i18n._(rejectionTexts[rejection.reason])}</p>}
              {rejection !== undefined && rejection.note !== '' && (
                <p className="whitespace-pre-line text-ink-soft">“{rejection.note}”</p>
              )}
              {!isLittleKnown && (
                <p className="text-small text-ink-soft tabular-nums">
                  <Trans>Fit {ranked.fit} of 100</Trans>
                </p>
              )}
            </div>
            <Button
              variant="quiet"
              size="small"
              busy={busy === ranked.careerId}
              onClick={() => onReconsider(ranked, rejection)}
            >
              <Trans>
                Consider it again<span className="sr-only"> {ranked.career}</span>
              </Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
