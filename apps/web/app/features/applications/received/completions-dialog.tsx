import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import { useRef, useState } from 'react'
import { findEnrolled, type ReceivedFilter } from '#features/applications/received/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { formatList } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FileInput } from '#ui/file-input.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface CompletionsDialogProps extends DialogControl {
  institutionId: number
  /** Whose learners are looked through: the chosen course and start, or all. */
  filter: ReceivedFilter
  /** The text of a spreadsheet's cells. */
  readFile: (file: File) => Promise<string>
  onFound: (applications: readonly ReceivedApplication[]) => void
}

const addressesIn = (text: string) => [
  ...new Set((text.match(/[^\s<>,;"'()]+@[^\s<>,;"'()]+/g) ?? []).map((address) => address.toLowerCase())),
]

/** Finds the enrolled learners whose addresses are in a list or a spreadsheet. Give each opening its own `key`. */
export function CompletionsDialog({ institutionId, filter, readFile, onFound, ...dialog }: CompletionsDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const isDone = useRef(false)
  const addresses = addressesIn(text)
  const { course_id, intake_id } = filter
  const { busy, run } = useWrite(
    {
      mutationFn: () =>
        findEnrolled(institutionId, {
          ...(course_id !== undefined && { course_id }),
          ...(intake_id !== undefined && { intake_id }),
        }),
    },
    {
      onDone: (enrolled) => {
        const isListed = ({ applicant }: ReceivedApplication) =>
          applicant !== null && addresses.includes(applicant.email.toLowerCase())
        const found = enrolled.filter(isListed)
        const missing = addresses.filter(
          (address) => !found.some(({ applicant }) => applicant?.email.toLowerCase() === address),
        )
        if (found.length === 0 || (missing.length > 0 && missing.join() !== unknown.join())) {
          setUnknown(missing)
          return
        }
        isDone.current = true
        dialog.onClose()
        onFound(found)
      },
      onFailure: (error) => setFailure(messageOf(error, t`We couldn’t look them up. Please try again.`)),
    },
  )
  const take = async (file: File) => {
    setFailure(null)
    setUnknown([])
    try {
      setText(await readFile(file))
    } catch {
      setFailure(t`We couldn’t read that file. Use an .xlsx or .csv file, or paste the addresses.`)
    }
  }
  return (
    <Dialog
      wide
      open={dialog.open}
      busy={busy}
      onClose={dialog.onClose}
      returnFocus={() => dialog.returnFocus(isDone.current)}
      title={<Trans>Confirm completions from a list</Trans>}
      description={
        course_id === undefined ? (
          <Trans>
            We look for enrolled learners of all your courses. Choose a course in the list to look there alone.
          </Trans>
        ) : (
          <Trans>We look for enrolled learners of the chosen course.</Trans>
        )
      }
      actions={
        <>
          <Button
            busy={busy}
            busyText={<Trans>Looking...</Trans>}
            disabled={addresses.length === 0}
            onClick={() => {
              setFailure(null)
              void run()
            }}
          >
            {unknown.length > 0 && unknown.length < addresses.length ? (
              <Trans>Continue with the others</Trans>
            ) : (
              <Plural value={addresses.length} _0="Find them" one="Find # address" other="Find # addresses" />
            )}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={dialog.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
      {unknown.length > 0 && (
        <Alert tone="note">
          <Plural
            value={unknown.length}
            one="# address belongs to no enrolled learner:"
            other="# addresses belong to no enrolled learner:"
          />{' '}
          {formatList(unknown.slice(0, 10))}
        </Alert>
      )}
      <Field label={<Trans>A spreadsheet with their email addresses</Trans>} optional>
        {(control) => <FileInput {...control} accept=".xlsx,.ods,.csv,.txt" onChoose={(file) => void take(file)} />}
      </Field>
      <Field label={<Trans>Or paste the addresses</Trans>}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            value={text}
            onChange={({ target }) => {
              setUnknown([])
              setText(target.value)
            }}
          />
        )}
      </Field>
    </Dialog>
  )
}
