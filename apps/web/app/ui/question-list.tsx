import { Trans } from '@lingui/react/macro'
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
          <p className="font-medium">{ask}</p>
          <Disclosure
            summary={
              <>
                <Trans>Show answer</Trans>
                <span className="sr-only">: {ask}</span>
              </>
            }
          >
            <p className="border-l-4 border-signal pl-4">{answer}</p>
          </Disclosure>
        </li>
      ))}
    </ol>
  )
}
