import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { messageOf } from '#lib/api-error.ts'
import { formatNumber } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { DownloadOutcome, type DownloadResult } from '#ui/download-outcome.tsx'
import { Download } from './icons.ts'

interface ExportButtonProps {
  /** Saves the file and says its name. */
  save: () => Promise<string>
  /** How many rows match. */
  total: number | undefined
  /** 'Export as CSV' by itself. */
  label?: ReactNode
  /** More rows than these are not in the file. */
  max?: number
}

/** Saves the rows that a list's filters leave as a file. */
export function ExportButton({
  save,
  total,
  label = <Trans>Export as CSV</Trans>,
  max = Number.POSITIVE_INFINITY,
}: ExportButtonProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<DownloadResult | null>(null)
  const { busy, run } = useWrite(
    { mutationFn: save },
    {
      onDone: (file) => setOutcome({ file }),
      onFailure: (error) =>
        setOutcome({ failure: messageOf(error, t`We couldn’t download the file. Please try again.`) }),
    },
  )
  const start = () => {
    setOutcome(null)
    void run()
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
        {label}
      </Button>
      {total !== undefined && total > max && (
        <p className="text-small text-ink-soft">
          <Trans>
            The file contains the latest {formatNumber(max)} of <Plural value={total} one="# entry" other="# entries" />
            .
          </Trans>
        </p>
      )}
      {outcome !== null && <DownloadOutcome download={outcome} />}
    </div>
  )
}
