import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { KnownColumns } from '#features/courses/imports/known-columns.ts'
import { findHeaderRow } from '#features/courses/imports/match-columns.ts'
import type { SheetReading } from '#features/courses/imports/plan-rows.ts'
import { previewSheet, type SheetPreview } from '#features/courses/imports/preview-sheet.ts'
import { readFile, readTable } from '#features/courses/imports/read-file.ts'
import {
  type CorrectedCell,
  changeReading,
  correctCells,
  isReadable,
  openQuestionsOf,
  type ReadSource,
  startReading,
} from '#features/courses/imports/read-source.ts'
import { SheetError, type SourceSheet } from '#features/courses/imports/source-sheet.ts'
import { useImportTexts } from '#features/courses/imports/use-import-texts.ts'
import { courseFileColumnsQuery, previewImport } from '#features/courses/management/api.ts'
import { ApiError } from '#lib/api-error.ts'

/** A sheet that is chosen, understood, corrected and previewed. */
export function useSheetPreview(institutionId: number) {
  const { t } = useLingui()
  const texts = useImportTexts()
  const queryClient = useQueryClient()
  const [source, setSource] = useState<ReadSource | null>(null)
  const [preview, setPreview] = useState<SheetPreview | null>(null)
  /** The corrections that the preview knows. */
  const [checked, setChecked] = useState<SheetReading['corrections'] | null>(null)
  const { isReading, failure, setFailure, inTurn } = useLatestReading(texts.files)
  const look = ({ sheet, reading }: ReadSource) =>
    inTurn(async (isLatest) => {
      const sameCourse = (row: number) =>
        t`Row ${row} is about the same course. If they’re two courses, give each its own course code.`
      const found = await previewSheet(sheet, reading, { ...texts, sameCourse }, (csv) =>
        previewImport(institutionId, csv),
      )
      if (!isLatest()) return
      setPreview(found)
      setChecked(reading.corrections)
    })
  const take = (sheets: readonly SourceSheet[], sheet: SourceSheet, known: KnownColumns) => {
    const next = { sheets, sheet, known, reading: startReading(known, sheet, findHeaderRow(sheet.rows)) }
    setSource(next)
    setPreview(null)
    return next
  }
  const open = (read: () => Promise<readonly SourceSheet[]>) =>
    inTurn(async (isLatest) => {
      setSource(null)
      setPreview(null)
      const [sheets, known] = await Promise.all([read(), queryClient.fetchQuery(courseFileColumnsQuery(institutionId))])
      const [first] = sheets
      if (!isLatest() || first === undefined) return
      const next = take(sheets, first, known)
      if (sheets.length === 1 && isReadable(next) && openQuestionsOf(next).ties.length === 0) await look(next)
    })
  const change = (changes: Partial<SheetReading>) => {
    if (source !== null) setSource(changeReading(source, changes))
  }
  return {
    source,
    preview,
    failure,
    isReading,
    setFailure,
    look,
    change,
    correct: (cells: readonly CorrectedCell[]): ReadSource | null => {
      if (source === null) return null
      const next = correctCells(source, cells)
      setSource(next)
      return next
    },
    chooseFile: (file: File) => void open(() => readFile(file)),
    paste: (text: string) => void open(() => readTable(text, '')),
    chooseSheet: (sheet: SourceSheet) => source !== null && void take(source.sheets, sheet, source.known),
    chooseHeaderRow: (row: number) => source !== null && change(startReading(source.known, source.sheet, row)),
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

/** Runs readings of a sheet. Only the latest of several is shown. */
function useLatestReading(texts: ReturnType<typeof useImportTexts>['files']) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const turn = useRef(0)
  const failureOf = (error: unknown) => {
    if (error instanceof SheetError) return texts[error.problem]
    if (error instanceof ApiError && error.code === 'too_large') return texts.too_large
    return (error instanceof ApiError && error.message) || texts.unreadable
  }
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
  return { isReading, failure, setFailure, inTurn }
}
