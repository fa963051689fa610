import { msg } from '@lingui/core/macro'
import { product } from '@milepost/contract/product'
import { i18n } from '#lib/i18n.ts'
import { NotFoundPage } from '#ui/not-found-page.tsx'

export function meta() {
  return [{ title: `${i18n._(msg`Page Not Found`)} · ${product.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function NotFound() {
  return <NotFoundPage />
}
