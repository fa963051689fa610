import { Trans } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'

/** The name of the saved file, or why there is none. */
export type DownloadResult = { readonly file: string } | { readonly failure: string }

/** What came of a download. */
export function DownloadOutcome({ download }: { download: DownloadResult }) {
  if ('failure' in download) return <Alert>{download.failure}</Alert>
  return (
    <Alert tone="success">
      <span className="wrap-anywhere">
        <Trans>Your browser is saving it as {download.file}.</Trans>
      </span>
    </Alert>
  )
}
