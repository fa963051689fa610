import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { SelfCheck } from '#features/roadmaps/step/self-check.ts'
import { SelfCheckTrail } from '#features/roadmaps/step/self-check-trail.tsx'
import { Button } from '#ui/button.tsx'
import { QuestionNumber } from '#ui/question-number.tsx'

interface SelfCheckQuestionProps {
  ask: string
  answer: string
  answers: SelfCheck
  total: number
  /** The question takes the focus: the learner comes from another one. */
  takesFocus: boolean
  onAnswer: (knew: boolean) => void
  onBack: () => void
}

/** One question. Its answer is shown when asked for, and then the learner says whether they knew it. */
export function SelfCheckQuestion(props: SelfCheckQuestionProps) {
  const { ask, answer, answers, total, takesFocus } = props
  const number = answers.length + 1
  const [revealed, setRevealed] = useState(false)
  const question = useRef<HTMLHeadingElement>(null)
  const goodAnswer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) question.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (revealed) goodAnswer.current?.focus()
  }, [revealed])
  return (
    <div className="grid min-h-64 content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <QuestionNumber number={number} total={total} />
        <SelfCheckTrail answers={answers} total={total} />
      </div>
      <h3 ref={question} tabIndex={-1} className="text-lead text-pretty outline-none">
        {ask}
      </h3>
      {revealed && (
        <div ref={goodAnswer} tabIndex={-1} className="grid gap-1 border-l-4 border-signal pl-4 outline-none">
          <p className="text-small text-ink-soft">
            <Trans>A good answer</Trans>
          </p>
          <p>{answer}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {revealed ? (
          <>
            <Button onClick={() => props.onAnswer(true)}>
              <Trans>I knew it</Trans>
            </Button>
            <Button variant="quiet" onClick={() => props.onAnswer(false)}>
              <Trans>Not yet</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={() => setRevealed(true)}>
            <Trans>Show answer</Trans>
          </Button>
        )}
        {answers.length > 0 && (
          <Button variant="link" className="ml-auto" onClick={props.onBack}>
            <Trans>Previous question</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
