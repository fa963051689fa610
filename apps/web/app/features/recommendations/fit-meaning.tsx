import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { fitBandOf } from '#features/recommendations/fit.ts'

/** What a fit says, in words. */
export function FitMeaning({ fit }: { fit: number }) {
  switch (fitBandOf(fit)) {
    case 'nearly_all':
      return <Trans>An excellent match with your answers.</Trans>
    case 'much':
      return <Trans>A good match with your answers.</Trans>
    case 'some':
      return <Trans>A partial match with your answers.</Trans>
    case 'little':
      return <Trans>Not much of a match with your answers.</Trans>
  }
}

/** What fit is made of and what it is not. */
export function FitExplanation() {
  return (
    <p className="max-w-prose text-ink-soft">
      <Trans>
        {product.name} shows how well a career matches your answers, not how good you’d be at it. What you’ve done and
        what you want matter most, then the career you chose, your interests and your education. Your name, gender, age
        and location never matter.
      </Trans>
    </p>
  )
}
