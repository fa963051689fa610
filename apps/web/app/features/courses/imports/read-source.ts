import type { CourseColumn } from '@milepost/contract/courses/imports/limits'
import { type KnownColumns, knownField, recallColumns } from '#features/courses/imports/known-columns.ts'
import { hasEveryColumn, matchColumns } from '#features/courses/imports/match-columns.ts'
import {
  cellKey,
  emptyColumnsOf,
  headingsOf,
  priceQuestionsOf,
  type SheetReading,
} from '#features/courses/imports/plan-rows.ts'
import type { SourceSheet } from '#features/courses/imports/source-sheet.ts'

/** A file that was read, and how its sheet is understood. */
export interface ReadSource {
  readonly sheets: readonly SourceSheet[]
  readonly sheet: SourceSheet
  readonly reading: SheetReading
  readonly known: KnownColumns
}

/** What a cell says after the user's correction. */
export interface CorrectedCell {
  readonly row: number
  readonly field: CourseColumn
  readonly text: string
}

/** How a sheet is understood at first: its columns as the institution matched them before, or as their headings say. */
export function startReading(known: KnownColumns, sheet: SourceSheet, headerRow: number): SheetReading {
  const headings = headingsOf(sheet, headerRow)
  const fields = recallColumns(known, headings, matchColumns(headings).fields)
  const code = fields.indexOf('code')
  const isCodeChosen = code === -1 || knownField(known, headings[code] ?? '') === 'code' || hasEveryColumn(headings)
  return {
    headerRow,
    fields: isCodeChosen ? fields : fields.map((field) => (field === 'code' ? null : field)),
    corrections: new Map(),
    codeColumn: isCodeChosen ? null : code,
    leavesCodeOut: false,
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

/** Whether a column was chosen as the institution's own code. */
export function codeAnswerOf({ codeColumn, fields, leavesCodeOut }: SheetReading): 'use' | 'leave' | null {
  if (codeColumn !== null && fields[codeColumn] === 'code') return 'use'
  return leavesCodeOut || fields.includes('code') ? 'leave' : null
}

/** What has to be decided before the rows can be looked at. */
export function openQuestionsOf({ sheet, reading, known }: ReadSource) {
  const prices = priceQuestionsOf(sheet, reading)
  const headings = headingsOf(sheet, reading.headerRow)
  const { ties } = matchColumns(headings)
  const empty = emptyColumnsOf(sheet, reading)
  // The courses of an institution that used its codes before may have them.
  const isCoded = reading.fields.includes('code') && Object.values(known).includes('code')
  const isIdentified = isCoded || reading.fields.includes('milepost_id')
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
    asksCode: reading.codeColumn !== null && codeAnswerOf(reading) === null,
    ties: ties.filter((field) => !reading.fields.includes(field)),
    stoppedBy: prices?.stoppedBy ?? null,
    asksRupees: prices?.asksRupees === true,
    asksThousands: prices?.asksThousands ?? null,
  }
}

/** Whether the rows can be looked at as they are understood now. */
export function isReadable(source: ReadSource): boolean {
  const { missing, priceless, emptyColumns, asksCode, stoppedBy, asksRupees, asksThousands } = openQuestionsOf(source)
  return (
    missing.length === 0 &&
    !asksCode &&
    (priceless === null || source.reading.withoutPrices !== null) &&
    (emptyColumns.length === 0 || source.reading.leavesEmptyOut) &&
    stoppedBy === null &&
    (!asksRupees || source.reading.areIndianRupees) &&
    (asksThousands === null || source.reading.thousands !== null)
  )
}
