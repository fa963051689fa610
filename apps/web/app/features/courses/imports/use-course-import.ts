import { useLingui } from '@lingui/react/macro'
import type { CourseColumn } from '@milepost/contract/courses/imports'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { findHeaderRow, matchColumns } from '#features/courses/imports/match-columns.ts'
import { cellKey, headingsOf, priceQuestionsOf, type SheetReading } from '#features/courses/imports/plan-rows.ts'
import { previewSheet, type SheetPreview } from '#features/courses/imports/preview-sheet.ts'
import { readFile, readTable } from '#features/courses/imports/read-file.ts'
import { type ColumnsOwner, recallColumns, rememberColumns } from '#features/courses/imports/remembered-columns.ts'
import { SheetError, type SourceSheet } from '#features/courses/imports/source-sheet.ts'
import { useImportTexts } from '#features/courses/imports/use-import-texts.ts'
import { importMutation, previewImport } from '#features/courses/management/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatNumber } from '#lib/format.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { notify } from '#ui/toast.tsx'

export interface ImportOptions {
  readonly userId: string
  readonly institutionId: number
  readonly onClose: () => void
}

/** A file that was read, and how its sheet is understood. */
export interface ReadSource {
  readonly sheets: readonly SourceSheet[]
  readonly sheet: SourceSheet
  readonly reading: SheetReading
}

function startReading(owner: ColumnsOwner, sheet: SourceSheet, headerRow: number): SheetReading {
  const headings = headingsOf(sheet, headerRow)
  const fields = recallColumns(owner, headings, matchColumns(headings).fields)
  return { headerRow, fields, corrections: new Map(), areIndianRupees: false, thousands: null }
}

/** What has to be decided before the rows can be looked at. */
export function openQuestionsOf({ sheet, reading }: ReadSource) {
  const prices = priceQuestionsOf(sheet, reading)
  const { ties } = matchColumns(headingsOf(sheet, reading.headerRow))
  return {
    missing: (['title', 'description'] as const).filter((field) => !reading.fields.includes(field)),
    ties: ties.filter((field) => !reading.fields.includes(field)),
    stoppedBy: prices?.stoppedBy ?? null,
    asksRupees: prices?.asksRupees === true,
    asksThousands: prices?.asksThousands ?? null,
  }
}

/** Whether the rows can be looked at as they are understood now. */
export function isReadable(source: ReadSource): boolean {
  const { missing, stoppedBy, asksRupees, asksThousands } = openQuestionsOf(source)
  return (
    missing.length === 0 &&
    stoppedBy === null &&
    (!asksRupees || source.reading.areIndianRupees) &&
    (asksThousands === null || source.reading.thousands !== null)
  )
}

/** A sheet that is chosen, understood, corrected, previewed and imported. */
export function useCourseImport({ userId, institutionId, onClose }: ImportOptions) {
  const owner = { userId, institutionId }
  const { t } = useLingui()
  const texts = useImportTexts()
  const [source, setSource] = useState<ReadSource | null>(null)
  const [preview, setPreview] = useState<SheetPreview | null>(null)
  /** The corrections that the preview knows. */
  const [checked, setChecked] = useState<SheetReading['corrections'] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const turn = useRef(0)
  const failureOf = (error: unknown) => {
    if (error instanceof SheetError) return texts.files[error.problem]
    if (error instanceof ApiError && error.code === 'too_large') return texts.files.too_large
    return (error instanceof ApiError && error.message) || texts.files.unreadable
  }
  /** Only the latest of several readings is shown. */
  const inTurn = async (read: (isLatest: () => boolean) => Promise<void>) => {
    turn.current += 1
    const mine = turn.current
    setReading(true)
    setFailure(null)
    try {
      await read(() => mine === turn.current)
    } catch (error) {
      if (mine === turn.current) setFailure(failureOf(error))
    } finally {
      if (mine === turn.current) setReading(false)
    }
  }
  const look = ({ sheet, reading }: ReadSource) =>
    inTurn(async (isLatest) => {
      const previewTexts = { ...texts, sameCourse: (row: number) => t`Row ${row} is about the same course.` }
      const found = await previewSheet(sheet, reading, previewTexts, (csv) => previewImport(institutionId, csv))
      if (!isLatest()) return
      setPreview(found)
      setChecked(reading.corrections)
    })
  const take = (sheets: readonly SourceSheet[], sheet: SourceSheet) => {
    const next = { sheets, sheet, reading: startReading(owner, sheet, findHeaderRow(sheet.rows)) }
    setSource(next)
    setPreview(null)
    return next
  }
  const open = (read: () => Promise<readonly SourceSheet[]>) =>
    inTurn(async (isLatest) => {
      setSource(null)
      setPreview(null)
      const sheets = await read()
      const [first] = sheets
      if (!isLatest() || first === undefined) return
      const next = take(sheets, first)
      if (sheets.length === 1 && isReadable(next) && openQuestionsOf(next).ties.length === 0) await look(next)
    })
  const change = (changes: Partial<SheetReading>) => {
    if (source !== null) setSource({ ...source, reading: { ...source.reading, ...changes } })
  }
  const correct = (cells: readonly { row: number; field: CourseColumn; text: string }[]): ReadSource | null => {
    if (source === null) return null
    const corrections = new Map(source.reading.corrections)
    for (const { row, field, text } of cells) corrections.set(cellKey(row, field), text)
    const next = { ...source, reading: { ...source.reading, corrections } }
    setSource(next)
    return next
  }
  const { mutateAsync } = useMutation(importMutation(institutionId))
  const { busy, send } = useSubmit(async (error) => {
    if (error instanceof ApiError && error.code === 'changed_meanwhile' && source !== null) {
      await look(source)
      setFailure(t`Your courses have changed since. Here’s what the file would do now.`)
    } else setFailure(failureOf(error))
  })
  const carryOut = () =>
    send(async () => {
      if (!preview?.plan || source === null) return
      setFailure(null)
      const done = await mutateAsync(preview.plan)
      const { sheet, reading } = source
      rememberColumns(owner, headingsOf(sheet, reading.headerRow), reading.fields)
      notify({
        text: t`Courses created: ${formatNumber(done.created)}. Updated: ${formatNumber(done.updated)}.`,
        tone: 'success',
      })
      if (done.waiting) notify({ text: t`Learners see them once an admin has approved them.`, tone: 'note' })
      onClose()
    })
  return {
    ...{ source, preview, failure, isReading, busy, carryOut, change, correct },
    chooseFile: (file: File) => void open(() => readFile(file)),
    paste: (text: string) => void open(() => readTable(text, '')),
    chooseSheet: (sheet: SourceSheet) => source !== null && void take(source.sheets, sheet),
    chooseHeaderRow: (row: number) => source !== null && change(startReading(owner, source.sheet, row)),
    lookAgain: (next = source) => next !== null && void look(next),
    isUnchecked: source !== null && checked !== null && source.reading.corrections !== checked,
    backToColumns: () => {
      setFailure(null)
      setPreview(null)
    },
    restart: () =>
      void inTurn(async () => {
        setSource(null)
        setPreview(null)
      }),
  }
}

export type CourseImportState = ReturnType<typeof useCourseImport>
