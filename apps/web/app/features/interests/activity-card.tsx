import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** From 1 to 5. */
const likings = [msg`Not at all`, msg`Not really`, msg`It’s OK`, msg`I’d like it`, msg`I’d love it`]

interface ActivityCardProps {
  /** The heading's level: on the first page it is a part of it. */
  heading: 'h1' | 'h2'
  text: string
  number: number
  total: number
  /** What was answered before, from 1 to 5. */
  liking: number | null
  /** Null skips the activity. */
  onAnswer: (liking: number | null) => void
  onBack: () => void
}

/** One activity with five answers, which the keys 1 to 5 give as well. */
export function ActivityCard({ heading: Heading, text, number, total, liking, onAnswer, onBack }: ActivityCardProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useRef(onAnswer)
  useEffect(() => {
    answer.current = onAnswer
  })
  useEffect(() => {
    heading.current?.focus()
    const onKey = (event: KeyboardEvent) => {
      const pressed = Number(event.key)
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
      if (isPlain && likings[pressed - 1] !== undefined) answer.current(pressed)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Card aria-labelledby="activity" className="mx-auto grid w-full max-w-prose gap-6">
      <div className="grid gap-2">
        <p className="text-small text-ink-soft">
          <Trans>
            Activity {number} of {total}
          </Trans>
        </p>
        <ProgressBar label={t`Interest check progress`} value={((number - 1) / total) * 100} />
      </div>
      <div className="grid gap-2 sm:min-h-32">
        <p className="text-ink-soft">
          <Trans>Never mind if you can do it or what it pays. How much would you like to:</Trans>
        </p>
        <Heading
          id="activity"
          ref={heading}
          tabIndex={-1}
          className="text-title text-balance outline-none sm:text-heading"
        >
          {text}
        </Heading>
      </div>
      <Likings liking={liking} onAnswer={onAnswer} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="link" onClick={() => onAnswer(null)}>
          <Trans>Skip this one</Trans>
        </Button>
      </div>
    </Card>
  )
}

/** The five answers as buttons. */
function Likings({ liking, onAnswer }: Pick<ActivityCardProps, 'liking' | 'onAnswer'>) {
  const { i18n } = useLingui()
  return (
    <ol className="grid gap-2 sm:grid-cols-5">
      {likings.map((label, place) => (
        <li key={label.id} className="grid">
          <button
            type="button"
            aria-pressed={liking === place + 1}
            onClick={(event) => {
              // The second click of a double click would answer the next activity.
              if (event.detail < 2) onAnswer(place + 1)
            }}
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-medium px-3 py-2 ring-1 ring-inset sm:flex-col sm:justify-center sm:gap-1 sm:text-center',
              'font-display font-semibold leading-tight transition-colors hover:bg-spruce-soft',
              liking === place + 1 ? 'bg-spruce-soft ring-2 ring-spruce' : 'ring-line-strong',
            )}
          >
            <span aria-hidden="true" className="text-small text-ink-soft tabular-nums">
              {place + 1}
            </span>
            {i18n._(label)}
          </button>
        </li>
      ))}
    </ol>
  )
}
