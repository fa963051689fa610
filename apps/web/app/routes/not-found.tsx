import { msg } from '@lingui/core/macro'
import { i18n } from '#lib/i18n.ts'
import { noindex, pageMeta } from '#lib/page-meta.ts'
import { NotFoundPage } from '#ui/not-found-page.tsx'

export const meta = () => pageMeta(i18n._(msg`Page Not Found`), noindex)

export default function NotFound() {
  return <NotFoundPage />
}
