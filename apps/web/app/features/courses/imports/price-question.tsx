import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ThousandsSign } from '#features/courses/imports/read-price.ts'
import { openQuestionsOf, type ReadSource } from '#features/courses/imports/read-source.ts'
import type { CourseImportState } from '#features/courses/imports/use-course-import.ts'
import { Alert } from '#ui/alert.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'

interface PriceQuestionProps extends Pick<CourseImportState, 'change'> {
  source: ReadSource
}

/** What a column of prices leaves open, asked once for the column. */
export function PriceQuestion({ source, change }: PriceQuestionProps) {
  const { stoppedBy, asksRupees, asksThousands } = openQuestionsOf(source)
  if (stoppedBy !== null) {
    return (
      <Alert>
        <Trans>
          This file has prices in {stoppedBy}. Prices here are in Indian rupees. Convert them in your sheet, or choose
          “Don’t import” for that column.
        </Trans>
      </Alert>
    )
  }
  return (
    <>
      {asksRupees && <RupeesQuestion source={source} change={change} />}
      {asksThousands !== null && <ThousandsQuestion {...asksThousands} source={source} change={change} />}
    </>
  )
}

function RupeesQuestion({ source, change }: PriceQuestionProps) {
  const { t } = useLingui()
  const [isOther, setOther] = useState(false)
  const value = source.reading.areIndianRupees ? 'indian' : isOther ? 'other' : null
  return (
    <>
      <RadioGroup<'indian' | 'other'>
        legend={<Trans>Which rupees are these prices in?</Trans>}
        name="rupees"
        choices={[
          { value: 'indian', label: t`Indian rupees` },
          { value: 'other', label: t`Other rupees` },
        ]}
        value={value}
        onChange={(choice) => {
          setOther(choice === 'other')
          change({ areIndianRupees: choice === 'indian' })
        }}
      />
      {value === 'other' && (
        <Alert>
          <Trans>
            Prices here are in Indian rupees. Convert them in your sheet, or choose “Don’t import” for that column.
          </Trans>
        </Alert>
      )}
    </>
  )
}

function ThousandsQuestion({
  comma,
  point,
  source,
  change,
}: PriceQuestionProps & { readonly comma: string; readonly point: string }) {
  const { t } = useLingui()
  return (
    <RadioGroup<ThousandsSign>
      legend={
        <Trans>
          This column has both “{comma}” and “{point}”. What does the point mean?
        </Trans>
      }
      name="thousands"
      choices={[
        { value: 'both', label: t`Thousands, like the comma` },
        { value: 'comma', label: t`A decimal point. Show me those rows` },
      ]}
      value={source.reading.thousands}
      onChange={(thousands) => change({ thousands })}
    />
  )
}
