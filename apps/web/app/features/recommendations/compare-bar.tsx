import { Plural, Trans } from '@lingui/react/macro'
import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import { maxCompared, minCompared } from '#features/recommendations/comparison-choice.ts'
import { comparisonPage } from '#lib/addresses.ts'
import { formatList } from '#lib/format.ts'
import { Button, ButtonLink } from '#ui/button.tsx'

/** What is chosen for a comparison so far, and the way to it. Stays in sight while one goes down the list. */
export function CompareBar({ chosen, onClear }: { chosen: readonly CareerId[]; onClear: () => void }) {
  const names = formatList(chosen.map(careerTitleOf))
  return (
    <div
      className={
        chosen.length === 0
          ? 'sr-only'
          : 'sticky bottom-3 z-20 supports-[selector(:has(*))]:in-[:root:has(.notice)]:bottom-44 supports-[selector(:has(*))]:sm:in-[:root:has(.notice)]:bottom-28'
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-large bg-raised py-4 pr-20 pl-5 shadow-floating">
        <p role="status" className="grow">
          {chosen.length > 0 && (
            <span>
              <Trans>Comparing: {names}.</Trans>{' '}
              <span className="text-ink-soft">
                {chosen.length < minCompared && <Trans>Choose one or two more to compare.</Trans>}
                {chosen.length === maxCompared && <Trans>You can compare up to three.</Trans>}
              </span>
            </span>
          )}
        </p>
        {chosen.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {chosen.length >= minCompared && (
              <ButtonLink to={comparisonPage(chosen)} size="small">
                <Plural value={chosen.length} one="Compare # career" other="Compare # careers" />
              </ButtonLink>
            )}
            <Button variant="quiet" size="small" onClick={onClear}>
              <Trans>Clear</Trans>
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
