import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import { type ExperienceExample, experienceExamples, hoursPerWeekExamples } from '@milepost/contract/interests/limits'
import type { ExampleRoadmap as Example } from '@milepost/contract/interests/schema'
import { pages } from '@milepost/contract/pages'
import type { InterestArea } from '@milepost/contract/profiles/limits'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { finishDay } from '@milepost/contract/roadmaps/pace'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { exampleRoadmapQuery } from '#features/interests/api.ts'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { strongestReasons } from '#features/recommendations/strongest-reasons.ts'
import { ArrivalAtPace } from '#features/roadmaps/arrival.tsx'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { queryClient } from '#lib/query-client.ts'
import { keepTryOutAnswers } from '#lib/try-out-answers.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { QuestionNumber } from '#ui/question-number.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const InterestCheck = lazy(() =>
  importWithRetry(async () => ({ default: (await import('#features/interests/interest-check.tsx')).InterestCheck })),
)

const maxReasons = 3
const questionCount = 3
const nothing = 'nothing'

interface ExampleRoadmapProps {
  /** Null where the visitor enjoys none of the areas. */
  enjoys: InterestArea | null
  onRestart: () => void
}

/** Two more questions, then how a roadmap could begin. Nothing is stored until the visitor wants to keep it. */
export function ExampleRoadmap({ enjoys, onRestart }: ExampleRoadmapProps) {
  const { t } = useLingui()
  const [knows, setKnows] = useState<ExperienceExample | typeof nothing>()
  const [hours, setHours] = useState<number>()
  if (enjoys === null) return <Elsewhere onRestart={onRestart} />
  if (knows === undefined)
    return (
      <Question number={2} title={<Trans>What do you already know?</Trans>} onRestart={onRestart}>
        <ChoiceChips<ExperienceExample | typeof nothing>
          choices={[
            { value: nothing, label: t`Nothing yet` },
            ...experienceExamples.map((example) => ({ value: example, label: example })),
          ]}
          onChoose={setKnows}
        />
      </Question>
    )
  if (hours === undefined)
    return (
      <Question
        key="hours"
        number={3}
        title={<Trans>How many hours a week could you study?</Trans>}
        onRestart={onRestart}
      >
        <ChoiceChips
          choices={hoursPerWeekExamples.map((value) => ({
            value,
            label: <Plural value={value} one="# hour" other="# hours" />,
          }))}
          onChoose={setHours}
        />
      </Question>
    )
  const answers = { enjoys, ...(knows !== nothing && { knows }) }
  return (
    <QueryClientProvider client={queryClient}>
      <Result answers={answers} hours={hours} onRestart={onRestart} />
    </QueryClientProvider>
  )
}

/** A heading that takes the focus, since what was there before is gone. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title text-balance outline-none">
      {children}
    </h2>
  )
}

interface ExampleQuestionProps {
  number: number
  title: ReactNode
  onRestart: () => void
  children: ReactNode
}

function Question({ number, title, onRestart, children }: ExampleQuestionProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <QuestionNumber number={number} total={questionCount} />
      <Heading>{title}</Heading>
      {children}
      <StartOver onRestart={onRestart} />
    </div>
  )
}

function StartOver({ onRestart }: { onRestart: () => void }) {
  return (
    <Button variant="link" onClick={onRestart}>
      <Trans>Start over</Trans>
    </Button>
  )
}

const noInterests: InterestAnswers = { activities: {}, choices: {} }

/** All careers here are in technology, and that is better said before the sign-up. The interest check says where else to look. */
function Elsewhere({ onRestart }: { onRestart: () => void }) {
  const navigate = useNavigate()
  const [answers, setAnswers] = useState<InterestAnswers>()
  if (answers !== undefined)
    return (
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <InterestCheck
            heading="h2"
            answers={answers}
            onChange={setAnswers}
            onLeave={onRestart}
            onDone={() => {
              keepTryOutAnswers({ interestAnswers: answers })
              void navigate(pages.signUp, { state: { from: pages.profileWizard } })
            }}
            doneText={<Trans>Keep my answers and sign up</Trans>}
          />
        </Suspense>
      </QueryClientProvider>
    )
  return (
    <div className="grid max-w-prose justify-items-start gap-3">
      <Heading>
        <Trans>Your interests may lie elsewhere, and that’s good to know</Trans>
      </Heading>
      <p>
        <Trans>
          All our careers are in technology. The interest check takes about 5 minutes, without an account. It says which
          of them come nearest to what you like, or where else to look.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={() => setAnswers(noInterests)}>
          <Trans>Start the interest check</Trans>
        </Button>
        <StartOver onRestart={onRestart} />
      </div>
    </div>
  )
}

interface ExampleResultProps {
  answers: { readonly enjoys: InterestArea; readonly knows?: ExperienceExample }
  hours: number
  onRestart: () => void
}

function Result({ answers, hours, onRestart }: ExampleResultProps) {
  const { t } = useLingui()
  const { data: example, error, refetch } = useQuery(exampleRoadmapQuery(answers))
  if (example === undefined)
    return error === null ? (
      <div role="status" aria-label={t`Making your example...`}>
        <Skeleton className="h-64 w-full" />
      </div>
    ) : (
      <RetryAlert onRetry={() => void refetch()}>
        <Trans>We couldn’t make your example. Check your connection and try again.</Trans>
      </RetryAlert>
    )
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <Heading>{example.family.lean}</Heading>
        <p>
          <Trans>
            One career you could look at: <strong className="font-semibold">{example.career.title}</strong>.
          </Trans>{' '}
          {example.career.summary}
        </p>
      </header>
      <Part title={<Trans>Why this one</Trans>}>
        <ReasonList reasons={strongestReasons(example.reasons, maxReasons)} />
      </Part>
      <Part title={<Trans>Your first 3 steps</Trans>}>
        <FirstSteps steps={example.steps} />
        <p className="text-ink-soft">
          <Whole example={example} hours={hours} />
        </p>
      </Part>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink
          to={pages.signUp}
          state={{ from: pages.profileWizard }}
          onClick={() =>
            keepTryOutAnswers({
              enjoys: answers.enjoys,
              knows: answers.knows ?? '',
              hoursPerWeek: hours,
              career: careerTitleOf(example.career.id),
            })
          }
        >
          <Trans>Save my roadmap</Trans>
        </ButtonLink>
        <StartOver onRestart={onRestart} />
      </div>
      <p className="text-small text-ink-soft">
        <Trans>
          This is an example from two answers. Sign up for free and answer a few more, and we’ll make the roadmap yours.
        </Trans>
      </p>
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-body">{title}</h3>
      {children}
    </section>
  )
}

function FirstSteps({ steps }: Pick<Example, 'steps'>) {
  return (
    <ol className="grid">
      {steps.map(({ label, hours }, index) => (
        <li key={label} className="relative flex items-start gap-3 pb-4 last:pb-0">
          {index < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-4 bottom-0 left-4 w-1 -translate-x-1/2 bg-spruce" />
          )}
          <span
            aria-hidden="true"
            className="relative grid size-8 shrink-0 place-items-center rounded-full border-3 border-spruce bg-paper font-display text-small font-bold text-spruce tabular-nums"
          >
            {index + 1}
          </span>
          <span className="pt-1">
            {label}{' '}
            <span className="whitespace-nowrap text-ink-soft">
              <Plural value={hours} one="(about # hour)" other="(about # hours)" />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The rest of the roadmap, and when it could be done. */
function Whole({ example: { stepCount, steps, totalHours }, hours }: { example: Example; hours: number }) {
  const rest = stepCount - steps.length
  return (
    <span>
      <Trans>
        Then <Plural value={rest} one="# more step" other="# more steps" />,{' '}
        <Plural value={totalHours} one="about # hour in all" other="about # hours in all" />.
      </Trans>{' '}
      <ArrivalAtPace finish={finishDay(new Date(), totalHours, hours)} hoursPerWeek={hours} />
    </span>
  )
}
