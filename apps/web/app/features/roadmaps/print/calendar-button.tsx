import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { open } from '#lib/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { serverNow } from '#lib/server-clock.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CalendarPlus } from '#ui/icons.ts'

const timeLimit = 30_000

/** Hands the milestones over as a file that calendars read. Their days are the learner's, not the server's. */
export function CalendarButton({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isFetching = useRef(false)
  const download = async () => {
    if (isFetching.current) return
    isFetching.current = true
    setBusy(true)
    setFailure(null)
    try {
      save(await fetchCalendar(userId))
    } catch (error) {
      setFailure(messageOf(error, t`We couldn’t create the calendar. Please try again.`))
    }
    isFetching.current = false
    setBusy(false)
  }
  return (
    <>
      <Button variant="link" busy={busy} onClick={() => void download()}>
        <CalendarPlus className="size-4" aria-hidden />
        <Trans>Add milestones to your calendar</Trans>
      </Button>
      {failure !== null && <Alert>{failure}</Alert>}
    </>
  )
}

async function fetchCalendar(userId: string): Promise<Blob> {
  const now = serverNow()
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  const response = await open(
    'GET /roadmap/:userId/calendar.ics',
    { params: { userId }, query: { today: today.join('-') } },
    { accept: 'text/calendar', signal: AbortSignal.timeout(timeLimit) },
  )
  return response.blob()
}

function save(calendar: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(calendar)
  link.download = 'milepost-milestones.ics'
  link.click()
  URL.revokeObjectURL(link.href)
}
