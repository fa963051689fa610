import { Trans, useLingui } from '@lingui/react/macro'
import { type Weekday, weekdays } from '@milepost/contract/roadmaps/week-plan'
import { classNames } from '#ui/class-names.ts'

interface StudyDaysProps {
  days: readonly number[]
  saving: boolean
  onSave: (days: Weekday[]) => void
}

/** 3 June 2024 was a Monday. */
const nameOf = (day: Weekday, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(new Date(2024, 5, 2 + day))

/** The days on which the learner studies, if they want to name some. */
export function StudyDays({ days, saving, onSave }: StudyDaysProps) {
  const { t, i18n } = useLingui()
  const toggled = (day: Weekday) => weekdays.filter((one) => days.includes(one) !== (one === day))
  return (
    <div className="grid gap-1.5">
      <p className="text-small text-ink-soft">
        <Trans>On which days? Optional.</Trans>
      </p>
      <ul aria-label={t`Days to study`} className="flex flex-wrap gap-1.5">
        {weekdays.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-pressed={days.includes(day)}
              onClick={() => !saving && onSave(toggled(day))}
              className={classNames(
                'min-h-11 min-w-11 rounded-full px-2 font-display text-small font-semibold ring-1 ring-inset',
                days.includes(day) ? 'bg-spruce text-on-spruce ring-spruce' : 'text-spruce ring-line-strong',
              )}
            >
              {nameOf(day, i18n.locale)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
