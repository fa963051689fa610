import { Trans } from '@lingui/react/macro'
import { langOf } from '#lib/i18n.ts'
import { Disclosure } from '#ui/disclosure.tsx'

interface QuestionListProps {
  questions: readonly { readonly ask: string; readonly answer: string }[]
}

/** Questions to answer oneself, each with its answer folded away. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <ol className="grid gap-5">
      {questions.map(({ ask, answer }) => (
        <li key={ask} className="grid gap-1">
          <p lang={langOf(ask)} className="font-medium">
            {ask}
          </p>
          <Disclosure
            summary={
              <>
                <Trans>Show answer</Trans>
                <span lang={langOf(ask)} className="sr-only">
                  : {ask}
                </span>
              </>
            }
          >
            <p lang={langOf(answer)} className="border-l-4 border-signal pl-4">
              {answer}
            </p>
          </Disclosure>
        </li>
      ))}
    </ol>
  )
}
