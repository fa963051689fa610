import type { CourseColumn } from '@milepost/contract/courses/imports/limits'
import { hasEveryColumn, matchColumns } from '#features/courses/imports/match-columns.ts'
import {
  cellKey,
  emptyColumnsOf,
  headingsOf,
  priceQuestionsOf,
  type SheetReading,
} from '#features/courses/imports/plan-rows.ts'
import { type ColumnsOwner, recallColumns } from '#features/courses/imports/remembered-columns.ts'
import type { SourceSheet } from '#features/courses/imports/source-sheet.ts'

/** A file that was read, and how its sheet is understood. */
export interface ReadSource {
  readonly sheets: readonly SourceSheet[]
  readonly sheet: SourceSheet
  readonly reading: SheetReading
}

/** What a cell says after the user's correction. */
export interface CorrectedCell {
  readonly row: number
  readonly field: CourseColumn
  readonly text: string
}

/** How a sheet is understood at first: its columns as the owner matched them before, or as their headings say. */
export function startReading(owner: ColumnsOwner, sheet: SourceSheet, headerRow: number): SheetReading {
  const headings = headingsOf(sheet, headerRow)
  const fields = recallColumns(owner, headings, matchColumns(headings).fields)
  return {
    headerRow,
    fields,
    corrections: new Map(),
    areIndianRupees: false,
    thousands: null,
    withoutPrices: null,
    leavesEmptyOut: false,
  }
}

/** The source with something about its reading changed. */
export function changeReading(source: ReadSource, changes: Partial<SheetReading>): ReadSource {
  return { ...source, reading: { ...source.reading, ...changes } }
}

/** The source with some of its cells corrected. */
export function correctCells(source: ReadSource, cells: readonly CorrectedCell[]): ReadSource {
  const corrections = new Map(source.reading.corrections)
  for (const { row, field, text } of cells) corrections.set(cellKey(row, field), text)
  return changeReading(source, { corrections })
}

/** What has to be decided before the rows can be looked at. */
export function openQuestionsOf({ sheet, reading }: ReadSource) {
  const prices = priceQuestionsOf(sheet, reading)
  const headings = headingsOf(sheet, reading.headerRow)
  const { ties } = matchColumns(headings)
  const empty = emptyColumnsOf(sheet, reading)
  const isIdentified = reading.fields.includes('milepost_id')
  const missing = (['title', 'description'] as const).filter((required) => {
    return !(isIdentified || (reading.fields.includes(required) && !empty.some(({ field }) => field === required)))
  })
  return {
    missing,
    priceless: empty.find(({ field }) => field === 'price') ?? null,
    // Our own template and export have every column, and need not fill it.
    emptyColumns: empty.filter(({ field, hasErrors }) => {
      return field !== 'price' && !missing.some((each) => each === field) && (hasErrors || !hasEveryColumn(headings))
    }),
    ties: ties.filter((field) => !reading.fields.includes(field)),
    stoppedBy: prices?.stoppedBy ?? null,
    asksRupees: prices?.asksRupees === true,
    asksThousands: prices?.asksThousands ?? null,
  }
}

/** Whether the rows can be looked at as they are understood now. */
export function isReadable(source: ReadSource): boolean {
  const { missing, priceless, emptyColumns, stoppedBy, asksRupees, asksThousands } = openQuestionsOf(source)
  return (
    missing.length === 0 &&
    (priceless === null || source.reading.withoutPrices !== null) &&
    (emptyColumns.length === 0 || source.reading.leavesEmptyOut) &&
    stoppedBy === null &&
    (!asksRupees || source.reading.areIndianRupees) &&
    (asksThousands === null || source.reading.thousands !== null)
  )
}
