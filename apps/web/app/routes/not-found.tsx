import { useLingui } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { NotFoundPage } from '#ui/not-found-page.tsx'

export default function NotFound() {
  const { t } = useLingui()
  const title = t`Page Not Found`
  return (
    <>
      <title>{`${title} · ${product.name}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundPage />
    </>
  )
}
