import { Trans, useLingui } from '@lingui/react/macro'
import type { InterestResult } from '@milepost/contract/interests/schema'
import type { Source } from '@milepost/contract/knowledge/schema'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { interestResultQuery } from '#features/interests/api.ts'
import { InterestCheckMissing } from '#features/interests/interest-check-missing.tsx'
import { TaskChoices } from '#features/interests/task-choices.tsx'
import { formatList } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

interface InterestOutcomeProps {
  heading: 'h1' | 'h2'
  doneText: ReactNode
  answers: InterestAnswers
  source: Source
  onChange: (answers: InterestAnswers) => void
  onDone: () => void
  onBack: () => void
}

/** What the answers say: a family of careers in words, never a score. */
export function InterestOutcome(props: InterestOutcomeProps) {
  const { heading: Heading, doneText, answers, source, onChange, onDone, onBack } = props
  const { data: result, error, refetch } = useQuery(interestResultQuery(answers))
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = result !== undefined
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  if (result === undefined)
    return (
      <InterestCheckMissing
        loading={error === null}
        title={<Trans>We couldn’t read your answers</Trans>}
        onRetry={() => void refetch()}
      />
    )
  const [family, rival] = result.families
  return (
    <Card aria-labelledby="interests" className="mx-auto grid w-full max-w-prose gap-6">
      <header className="grid gap-3">
        <Heading id="interests" ref={heading} tabIndex={-1} className="text-heading text-balance outline-none">
          <OutcomeTitle result={result} />
        </Heading>
        <OutcomeText result={result} />
      </header>
      {family !== undefined && (
        <TaskChoices
          key={family.id}
          choices={family.choices}
          made={answers.choices}
          onChoose={(id, choice) => onChange({ ...answers, choices: { ...answers.choices, [id]: choice } })}
        />
      )}
      {family !== undefined && <FamilyCareers family={family} made={answers.choices} />}
      {rival !== undefined && (
        <p>
          <Trans>
            It’s a close call with “{rival.name}”. Careers there: {formatList(rival.careers.map(({ title }) => title))}.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{doneText}</Button>
        <Button variant="quiet" onClick={onBack}>
          <Trans>Change my answers</Trans>
        </Button>
      </div>
      <p className="text-small text-ink-soft">
        <Trans>
          This is not a test. Some activities are adapted from the {source.title} by the {source.publisher} (
          {source.licence}). We have changed their words.
        </Trans>
      </p>
    </Card>
  )
}

function OutcomeTitle({ result: { outcome, families } }: { result: InterestResult }) {
  const [family] = families
  if (outcome === 'elsewhere') return <Trans>Your interests lie elsewhere, and that’s good to know</Trans>
  return family === undefined ? <Trans>Too close to say</Trans> : <span>{family.lean}</span>
}

function OutcomeText({ result: { families, elsewhere } }: { result: InterestResult }) {
  const { t } = useLingui()
  const quoted = (texts: readonly string[]) => formatList(texts.map((text) => t`“${text}”`))
  const [family] = families
  if (elsewhere !== null)
    return (
      <>
        <p>
          <Trans>
            You liked {quoted(elsewhere.liked)} more than work with computers. Have a look at {elsewhere.fields} too. A
            careers teacher or adviser can show you how to start.
          </Trans>
        </p>
        {family !== undefined && (
          <p>
            <Trans>If you’d still like to work with technology, “{family.name}” is the nearest.</Trans>
          </p>
        )}
      </>
    )
  if (family === undefined)
    return (
      <p>
        <Trans>
          Your answers are much alike, so they don’t point anywhere yet. Your other answers will guide your roadmap. You
          can also change a few here.
        </Trans>
      </p>
    )
  if (family.liked.length === 0) return null
  return (
    <p>
      <Trans>You liked {quoted(family.liked)}.</Trans>
    </p>
  )
}

interface FamilyCareersProps {
  family: InterestResult['families'][number]
  made: InterestAnswers['choices']
}

function FamilyCareers({ family, made }: FamilyCareersProps) {
  const isSplit = family.choices.every(({ id }) => made[id] !== undefined)
  const titles = family.careers.map(({ title }) => title)
  const [first, second] = titles
  return (
    <section className="grid gap-2" aria-live="polite">
      <h2 className="text-title">
        <Trans>Careers to look at</Trans>
      </h2>
      <p>
        {!isSplit && <Trans>In this family: {formatList(titles)}.</Trans>}
        {isSplit && family.isCloseCall && (
          <Trans>
            It’s a close call between {first} and {second}.
          </Trans>
        )}
        {isSplit && !family.isCloseCall && (
          <Trans>
            By your choices, {first} comes first. Then {formatList(titles.slice(1))}.
          </Trans>
        )}
      </p>
    </section>
  )
}
