import { Trans, useLingui } from '@lingui/react/macro'
import { type InterestArea, interestAreas } from '@milepost/contract/profiles/limits'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { textOfChoice } from '#lib/choice-texts.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'

const none = 'none'

interface TryItProps {
  /** What follows the first answer, which is null where a visitor enjoys none of it. */
  children: (enjoys: InterestArea | null, onRestart: () => void) => ReactNode
}

/** Lets a visitor see an example of a roadmap. All but this question is loaded once it is answered. */
export function TryIt({ children }: TryItProps) {
  const { t } = useLingui()
  const [enjoys, setEnjoys] = useState<InterestArea | typeof none>()
  const [isRestarted, setRestarted] = useState(false)
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isRestarted && enjoys === undefined) question.current?.focus()
  }, [isRestarted, enjoys])
  const restart = () => {
    setRestarted(true)
    setEnjoys(undefined)
  }
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const value = submitter instanceof HTMLButtonElement ? submitter.value : ''
    setEnjoys(interestAreas.find((area) => area === value) ?? none)
  }
  if (enjoys !== undefined) return children(enjoys === none ? null : enjoys, restart)
  return (
    // A form, because the page keeps what is submitted before its scripts run.
    <form method="post" onSubmit={choose} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">
        <Trans>Try it now: 3 questions, no account</Trans>
      </p>
      <h2 ref={question} tabIndex={-1} className="text-title outline-none">
        <Trans>What do you enjoy most?</Trans>
      </h2>
      <ChoiceChips<InterestArea | typeof none>
        choices={[
          ...interestAreas.map((area) => ({ value: area, label: textOfChoice(area) })),
          { value: none, label: t`None of these` },
        ]}
      />
    </form>
  )
}
