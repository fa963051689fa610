import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { fitBandOf } from '#features/recommendations/fit.ts'

/** What a fit says, in words. */
export function FitMeaning({ fit }: { fit: number }) {
  switch (fitBandOf(fit)) {
    case 'nearly_all':
      return <Trans>Nearly everything you told us points here.</Trans>
    case 'much':
      return <Trans>Much of what you told us points here.</Trans>
    case 'some':
      return <Trans>Some of what you told us points here.</Trans>
    case 'little':
      return <Trans>Little of what you told us points here.</Trans>
  }
}

/** What fit is made of and what it is not. */
export function FitExplanation() {
  return (
    <p className="max-w-prose text-ink-soft">
      <Trans>
        {product.name} adds up how strongly your answers point to a career: most of all your own words about what you
        have done and want, then the career you named, your interests and your schooling. It says how well a career
        matches what you told us, not how good you would be at it. Your name, gender, age and place play no part.
      </Trans>
    </p>
  )
}
