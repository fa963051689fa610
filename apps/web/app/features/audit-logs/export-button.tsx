import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxExportedLogs } from '@milepost/contract/constants/audit-logs'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type LogFilter, saveLog } from '#features/audit-logs/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { formatNumber } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { DownloadOutcome, type DownloadResult } from '#ui/download-outcome.tsx'

/** Takes what is filtered along as a file. */
export function ExportButton({ filter, total }: { filter: LogFilter; total: number | undefined }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<DownloadResult | null>(null)
  const { busy, run } = useWrite(
    { mutationFn: saveLog },
    {
      onDone: (file) => setOutcome({ file }),
      onFailure: (error) =>
        setOutcome({ failure: messageOf(error, t`We couldn’t download the file. Please try again.`) }),
    },
  )
  const start = () => {
    setOutcome(null)
    void run(filter)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="quiet"
        size="small"
        disabled={total === undefined || total === 0}
        busy={busy}
        busyText={<Trans>Preparing the file...</Trans>}
        onClick={start}
      >
        <Download className="size-4" aria-hidden />
        <Trans>Export as CSV</Trans>
      </Button>
      {total !== undefined && total > maxExportedLogs && (
        <p className="text-small text-ink-soft">
          <Trans>
            The file contains the latest {formatNumber(maxExportedLogs)} of{' '}
            <Plural value={total} one="# entry" other="# entries" />.
          </Trans>
        </p>
      )}
      {outcome !== null && <DownloadOutcome download={outcome} />}
    </div>
  )
}
