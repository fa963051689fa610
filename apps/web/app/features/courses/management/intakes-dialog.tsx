import { Trans, useLingui } from '@lingui/react/macro'
import { maxCourseIntakes } from '@milepost/contract/applications/limits'
import type { Intake, IntakeChange } from '@milepost/contract/applications/schema'
import { countries } from '@milepost/contract/countries'
import { courseModes } from '@milepost/contract/courses/limits'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { intakesQuery, saveIntakesMutation } from '#features/courses/management/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { formatCountry } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useCourseTerms } from '#ui/course-terms.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { Loaded } from '#ui/loaded.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { notify } from '#ui/toast.tsx'

interface IntakesDialogProps extends DialogControl {
  course: { readonly id: number; readonly title: string }
}

/** The starts of a course, with their places, and where they differ from the course. Give each opening its own `key`. */
export function IntakesDialog({ course, ...dialog }: IntakesDialogProps) {
  const query = useQuery(intakesQuery(course.id))
  return (
    <Loaded
      query={query}
      failure={(retry) => <ErrorState title={<Trans>We couldn’t load the starts</Trans>} onRetry={retry} />}
    >
      {(intakes) => <Editor course={course} saved={intakes} {...dialog} />}
    </Loaded>
  )
}

interface IntakeDraft {
  readonly key: number
  readonly id?: number
  readonly startsOn: string
  readonly places: string
  readonly mode: string
  readonly country: string
  readonly town: string
}

const blank = { startsOn: '', places: '', mode: '', country: '', town: '' }

const rowOf = ({ id, startsOn, places, mode, country, town }: Intake): IntakeDraft => ({
  key: id,
  id,
  startsOn,
  places: places === undefined ? '' : String(places),
  mode: mode ?? '',
  country: country ?? '',
  town: town ?? '',
})

const isElsewhere = (mode: string) => mode === 'offline' || mode === 'hybrid'

function changeOf({ key: _, mode, country, town, ...row }: IntakeDraft): IntakeChange {
  return { ...row, mode, ...(isElsewhere(mode) && { country, town }) }
}

function Editor({ course, saved, ...dialog }: IntakesDialogProps & { saved: readonly Intake[] }) {
  const { t } = useLingui()
  const [rows, setRows] = useState<readonly IntakeDraft[]>(() => saved.map(rowOf))
  const [failure, setFailure] = useState<string | null>(null)
  const nextKey = useRef(-1)
  const isDone = useRef(false)
  const { busy, run } = useWrite(saveIntakesMutation(course.id), {
    onDone: () => {
      isDone.current = true
      dialog.onClose()
      notify({ text: t`The starts are saved.`, tone: 'success' })
    },
    onFailure: (error) => setFailure(messageOf(error, t`We couldn’t save the starts. Please try again.`)),
  })
  const change = (key: number, values: Partial<IntakeDraft>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const save = () => {
    const undated = rows.some(({ startsOn }) => startsOn === '')
    const placeless = rows.some(({ mode, country }) => isElsewhere(mode) && country === '')
    setFailure(undated ? t`Choose a day for each start.` : placeless ? t`Choose a country for each class.` : null)
    if (!undated && !placeless) void run(rows.map(changeOf))
  }
  return (
    <Dialog
      wide
      open={dialog.open}
      busy={busy}
      onClose={dialog.onClose}
      returnFocus={() => dialog.returnFocus(isDone.current)}
      title={<Trans>Starts and places</Trans>}
      description={
        <Trans>
          Learners who apply for “{course.title}” choose one of the starts that are still to come. Without any, they
          apply for the course.
        </Trans>
      }
      actions={
        <>
          <Button busy={busy} busyText={<Trans>Saving...</Trans>} onClick={save}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" disabled={busy} onClick={dialog.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
      <ul className="grid gap-4">
        {rows.map((row, at) => (
          <IntakeRow
            key={row.key}
            row={row}
            number={at + 1}
            onChange={(values) => change(row.key, values)}
            onRemove={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      {rows.length < maxCourseIntakes && (
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              nextKey.current -= 1
              setRows((before) => [...before, { ...blank, key: nextKey.current }])
            }}
          >
            <Trans>Add a start</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  )
}

interface IntakeRowProps {
  row: IntakeDraft
  number: number
  onChange: (values: Partial<IntakeDraft>) => void
  onRemove: () => void
}

function IntakeRow({ row, number, onChange, onRemove }: IntakeRowProps) {
  const { t } = useLingui()
  const { modes } = useCourseTerms()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 border-t border-line pt-3 sm:grid-cols-3">
      <Field label={<Trans>First day</Trans>} required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={row.startsOn}
            onChange={({ target }) => onChange({ startsOn: target.value })}
          />
        )}
      </Field>
      <Field label={<Trans>Places</Trans>} optional>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={row.places}
            onChange={({ target }) => onChange({ places: target.value })}
          />
        )}
      </Field>
      <Field label={<Trans>Mode</Trans>} optional>
        {(control) => (
          <Select {...control} value={row.mode} onChange={({ target }) => onChange({ mode: target.value })}>
            <option value="">{t`As the course`}</option>
            {courseModes.map((mode) => (
              <option key={mode} value={mode}>
                {modes[mode]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isElsewhere(row.mode) && (
        <>
          <Field label={<Trans>Country</Trans>} required>
            {(control) => (
              <Select {...control} value={row.country} onChange={({ target }) => onChange({ country: target.value })}>
                <option value="" />
                {countries.map((code) => (
                  <option key={code} value={code}>
                    {formatCountry(code)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={<Trans>Town</Trans>} optional>
            {(control) => (
              <TextInput {...control} value={row.town} onChange={({ target }) => onChange({ town: target.value })} />
            )}
          </Field>
        </>
      )}
      <div>
        <Button variant="quiet" size="small" aria-label={t`Remove start ${number}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  )
}
