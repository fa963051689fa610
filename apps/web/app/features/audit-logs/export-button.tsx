import { Trans, useLingui } from '@lingui/react/macro'
import { maxExportedLogs } from '@milepost/contract/audit-logs'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type LogFilter, saveLog } from '#features/audit-logs/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatNumber } from '#lib/format.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** Takes what is filtered along as a file. */
export function ExportButton({ filter, total }: { filter: LogFilter; total: number | undefined }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<{ file: string } | { failure: string } | null>(null)
  const { busy, send } = useSubmit((error) =>
    setOutcome({
      failure: (error instanceof ApiError && error.message) || t`The file could not be fetched. Please try again.`,
    }),
  )
  const start = () => {
    setOutcome(null)
    void send(() => saveLog(filter).then((file) => setOutcome({ file })))
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="quiet"
        size="small"
        disabled={total === undefined || total === 0}
        busy={busy}
        busyText={<Trans>Gathering the entries...</Trans>}
        onClick={start}
      >
        <Download className="size-4" aria-hidden />
        <Trans>Export as CSV</Trans>
      </Button>
      {total !== undefined && total > maxExportedLogs && (
        <p className="text-small text-ink-soft">
          <Trans>
            A file holds the latest {formatNumber(maxExportedLogs)} of these {formatNumber(total)} entries.
          </Trans>
        </p>
      )}
      {outcome !== null && (
        <Alert tone={'file' in outcome ? 'success' : 'danger'}>
          {'file' in outcome ? (
            <span className="wrap-anywhere">
              <Trans>Your browser is saving it as {outcome.file}.</Trans>
            </span>
          ) : (
            outcome.failure
          )}
        </Alert>
      )}
    </div>
  )
}
