import { Trans, useLingui } from '@lingui/react/macro'
import {
  courseColumns,
  maxCourseFileColumns,
  maxImportedCourses,
  maxSheetFileBytes,
} from '@milepost/contract/courses/imports/limits'
import { type DragEvent, useState } from 'react'
import type { CourseImportState } from '#features/courses/imports/use-course-import.ts'
import { useImportTexts } from '#features/courses/imports/use-import-texts.ts'
import { formatList, formatNumber } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Download } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import { notify, notifyFailure } from '#ui/toast.tsx'

/** Where courses come from: a file that is chosen or dropped, or rows pasted from a sheet. */
export function SheetSource({ chooseFile, paste }: Pick<CourseImportState, 'chooseFile' | 'paste'>) {
  const { columns } = useImportTexts()
  const names = formatList(courseColumns.filter((column) => column !== 'milepost_id').map((column) => columns[column]))
  return (
    <>
      <FileDrop chooseFile={chooseFile} />
      <Field
        label={<Trans>Or paste rows from a sheet</Trans>}
        hint={<Trans>Copy them with their headings.</Trans>}
        optional
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value=""
            onChange={(event) => event.target.value.trim() !== '' && paste(event.target.value)}
          />
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-small text-ink-soft">
          <Trans>We look for {names}. Only title and description are required.</Trans>
        </p>
        <p className="text-small text-ink-soft">
          <Trans>
            To update courses, export them, change the file and import it. If your files have your own course codes, we
            find your courses by them. A blank cell keeps what’s there, and “-” clears it. A price of 0 or “Free” is
            free.
          </Trans>
        </p>
        <TemplateButton />
      </div>
    </>
  )
}

/** Takes a file that is chosen, or dropped on its frame. */
function FileDrop({ chooseFile }: Pick<CourseImportState, 'chooseFile'>) {
  const [isOver, setOver] = useState(false)
  const megabytes = formatNumber(maxSheetFileBytes / 1_000_000)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) chooseFile(file)
  }
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-medium border-2 border-dashed p-4',
        isOver ? 'border-spruce bg-spruce-soft' : 'border-line-strong',
      )}
    >
      <Field
        label={<Trans>Spreadsheet or CSV file</Trans>}
        hint={
          <Trans>
            Choose an .xlsx, .ods or .csv file or drop it here. Up to {formatNumber(maxImportedCourses)} rows,{' '}
            {formatNumber(maxCourseFileColumns)} columns and {megabytes} MB.
          </Trans>
        }
      >
        {(control) => (
          <FileInput
            {...control}
            accept=".xlsx,.xlsm,.ods,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet"
            onChoose={chooseFile}
          />
        )}
      </Field>
    </fieldset>
  )
}

function TemplateButton() {
  const { t } = useLingui()
  const { busy, run } = useWrite(
    {
      mutationFn: async () => {
        const { downloadTemplate } = await import('#features/courses/imports/sheet-template.ts')
        return downloadTemplate()
      },
    },
    {
      onDone: (file) => notify({ text: t`Your browser is saving it as ${file}.`, tone: 'success' }),
      onFailure: (error) => notifyFailure(error, t`We couldn’t create the file. Please try again.`),
    },
  )
  return (
    <div>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void run()}>
        <Download className="size-4" aria-hidden />
        <Trans>Download a template</Trans>
      </Button>
    </div>
  )
}
