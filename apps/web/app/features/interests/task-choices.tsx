import { Trans } from '@lingui/react/macro'
import type { InterestResult } from '@milepost/contract/interests/schema'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { classNames } from '#ui/class-names.ts'

type TaskChoice = InterestResult['families'][number]['choices'][number]

interface TaskChoicesProps {
  choices: readonly TaskChoice[]
  made: InterestAnswers['choices']
  onChoose: (id: string, choice: 'first' | 'second') => void
}

/** Pairs of tasks, of which the learner takes the one they would rather do. */
export function TaskChoices({ choices, made, onChoose }: TaskChoicesProps) {
  return (
    <section className="grid gap-4">
      <h2 className="text-title">
        <Trans>Which would you rather do?</Trans>
      </h2>
      {choices.map((choice, place) => (
        <fieldset key={choice.id} className="grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">
            <Trans>Choice {place + 1}</Trans>
          </legend>
          {(['first', 'second'] as const).map((option) => (
            <label
              key={option}
              className={classNames(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-medium px-3 py-2 ring-inset hover:bg-spruce-soft',
                made[choice.id] === option ? 'bg-spruce-soft ring-2 ring-spruce' : 'ring-1 ring-line-strong',
              )}
            >
              <input
                type="radio"
                name={choice.id}
                checked={made[choice.id] === option}
                onChange={() => onChoose(choice.id, option)}
                className="size-5 shrink-0 accent-spruce"
              />
              {choice[option]}
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
