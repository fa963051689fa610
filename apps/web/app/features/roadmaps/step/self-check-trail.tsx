import type { SelfCheck } from '#features/roadmaps/step/self-check.ts'
import { classNames } from '#ui/class-names.ts'

/** The questions as stops along a short road: what was known is paved, what was not is an empty stop. */
export function SelfCheckTrail({ answers, total }: { answers: SelfCheck; total: number }) {
  const numbers = Array.from({ length: total }, (_, index) => index + 1)
  const now = answers.length + 1
  return (
    <span aria-hidden="true" className="flex items-center">
      {numbers.map((number) => {
        const answer = answers[number - 1]
        return (
          <span key={number} className="flex items-center">
            {number > 1 && (
              <span
                className={classNames(
                  'h-1 w-6',
                  number <= now ? 'bg-spruce' : 'border-t-3 border-dotted border-line-strong',
                )}
              />
            )}
            <span
              className={classNames(
                'size-4 rounded-full border-3',
                answer === true && 'border-spruce bg-spruce',
                answer === false && 'border-spruce bg-raised',
                answer === undefined && (number === now ? 'border-signal bg-signal' : 'border-line-strong bg-raised'),
              )}
            />
          </span>
        )
      })}
    </span>
  )
}
