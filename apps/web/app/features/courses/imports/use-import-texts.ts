import { useLingui } from '@lingui/react/macro'
import {
  type CourseColumn,
  maxCourseFileColumns,
  maxImportedCourses,
  maxSheetFileBytes,
} from '@milepost/contract/courses/imports/limits'
import { useCourseLabels } from '#features/courses/course-form.tsx'
import type { ValueProblem } from '#features/courses/imports/read-values.ts'
import type { FileProblem } from '#features/courses/imports/source-sheet.ts'
import { formatNumber } from '#lib/format.ts'

/** What the columns are called, why a file can't be read, and what's wrong with a value. */
export function useImportTexts() {
  const { t } = useLingui()
  const megabytes = formatNumber(maxSheetFileBytes / 1_000_000)
  const maxRows = formatNumber(maxImportedCourses)
  const maxColumns = formatNumber(maxCourseFileColumns)
  const columns: Readonly<Record<CourseColumn, string>> = {
    milepost_id: t`Milepost ID`,
    ...useCourseLabels(),
    code: t`Your own course code`,
    intakes: t`Intakes`,
  }
  const files: Readonly<Record<FileProblem, string>> = {
    too_large: t`This file is larger than ${megabytes} MB. Import it in parts.`,
    not_a_sheet: t`This isn’t a spreadsheet. Choose an .xlsx, .ods or .csv file.`,
    old_excel: t`This is an old Excel file. Open it, save it as .xlsx and choose it again.`,
    protected: t`This file is protected by a password. Save a copy without one in your spreadsheet program, and choose that.`,
    damaged: t`This file is damaged. Open it in your spreadsheet program, save a copy and choose that.`,
    too_big_unpacked: t`This file is too large when it’s unpacked. Copy your courses into a new sheet and import that.`,
    unreadable: t`We couldn’t read the file. Please try again.`,
    broken_csv: t`A quotation mark in this file is never closed. Save it as .xlsx, or correct it and choose it again.`,
    empty: t`We found no courses in this file. Put each course in a row below the headings.`,
    too_many_rows: t`This sheet has more than ${maxRows} rows. Import it in parts.`,
    too_many_columns: t`This sheet has more than ${maxColumns} columns. Remove those that aren’t about your courses.`,
  }
  const values: Readonly<Record<ValueProblem, string>> = {
    not_a_price: t`Enter a price such as 5000.`,
    price_range: t`Enter one price, not a range.`,
    negative_price: t`Enter a price of 0 or more.`,
    price_percent: t`Enter a price, not a percentage.`,
    other_currency: t`Enter the price in Indian rupees.`,
    became_a_date: t`Your spreadsheet turned this into a date. Enter the weeks, such as 6-8.`,
    not_weeks: t`Enter the length in weeks, such as 6 or 6-8.`,
    not_a_date: t`Enter a date such as 2026-11-22.`,
    not_intakes: t`Enter start dates such as 2027-01-11 (30), with semicolons between them.`,
  }
  return { columns, files, values, extraCells: t`This row has more cells than there are headings.` }
}
