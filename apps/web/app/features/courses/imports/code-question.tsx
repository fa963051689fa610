import { Trans, useLingui } from '@lingui/react/macro'
import { headingsOf } from '#features/courses/imports/plan-rows.ts'
import { codeAnswerOf, type ReadSource } from '#features/courses/imports/read-source.ts'
import type { CourseImportState } from '#features/courses/imports/use-course-import.ts'
import { RadioGroup } from '#ui/radio-group.tsx'

interface CodeQuestionProps extends Pick<CourseImportState, 'change'> {
  source: ReadSource
}

/** Asks whether a column is the institution's own code. Later files find courses by it, so it isn't guessed. */
export function CodeQuestion({ source, change }: CodeQuestionProps) {
  const { t } = useLingui()
  const { sheet, reading } = source
  const { codeColumn, fields } = reading
  if (codeColumn === null) return null
  const heading = headingsOf(sheet, reading.headerRow)[codeColumn] ?? ''
  const others = fields.map((field) => (field === 'code' ? null : field))
  return (
    <RadioGroup<'use' | 'leave'>
      legend={<Trans>Is “{heading}” your own course code?</Trans>}
      name="own-code"
      choices={[
        { value: 'use', label: t`Yes. Your next files will find these courses by it.` },
        { value: 'leave', label: t`No. Don’t import it.` },
      ]}
      value={codeAnswerOf(reading)}
      onChange={(answer) =>
        change({
          leavesCodeOut: answer === 'leave',
          fields: answer === 'leave' ? others : others.map((field, at) => (at === codeColumn ? 'code' : field)),
        })
      }
    />
  )
}
