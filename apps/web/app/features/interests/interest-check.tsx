import { Trans } from '@lingui/react/macro'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ActivityCard } from '#features/interests/activity-card.tsx'
import { interestCheckQuery } from '#features/interests/api.ts'
import { InterestCheckMissing } from '#features/interests/interest-check-missing.tsx'
import { InterestOutcome } from '#features/interests/interest-outcome.tsx'

interface InterestCheckProps {
  answers: InterestAnswers
  onChange: (answers: InterestAnswers) => void
  /** Leaves the check with what was answered. */
  onDone: () => void
  /** Leaves it from the first activity; as `onDone` unless given. */
  onLeave?: () => void
  heading?: 'h1' | 'h2'
  /** What the button under the result says. */
  doneText: ReactNode
}

/** Eighteen activities, then what the answers say, with choices that tell the careers of a family apart. */
export function InterestCheck(props: InterestCheckProps) {
  const { answers, onChange, onDone, onLeave = onDone, heading = 'h1', doneText } = props
  const { data: check, error, refetch } = useQuery(interestCheckQuery)
  const [asked, setAsked] = useState<number | null>(null)
  if (check === undefined)
    return (
      <InterestCheckMissing
        loading={error === null}
        title={<Trans>We couldn’t load the interest check</Trans>}
        onRetry={() => void refetch()}
      />
    )
  const { activities } = check
  // A reload continues after the last answer. What was skipped stays skipped.
  const at = asked ?? activities.findLastIndex(({ id }) => answers.activities[id] !== undefined) + 1
  const activity = activities[at]
  if (activity === undefined)
    return (
      <InterestOutcome
        heading={heading}
        doneText={doneText}
        answers={answers}
        source={check.source}
        onChange={onChange}
        onDone={onDone}
        onBack={() => setAsked(0)}
      />
    )
  const without = Object.fromEntries(Object.entries(answers.activities).filter(([id]) => id !== activity.id))
  const answer = (liking: number | null) => {
    onChange({ ...answers, activities: liking === null ? without : { ...without, [activity.id]: liking } })
    setAsked(at + 1)
  }
  return (
    <ActivityCard
      key={activity.id}
      heading={heading}
      text={activity.text}
      number={at + 1}
      total={activities.length}
      liking={answers.activities[activity.id] ?? null}
      onAnswer={answer}
      onBack={at === 0 ? onLeave : () => setAsked(at - 1)}
    />
  )
}
