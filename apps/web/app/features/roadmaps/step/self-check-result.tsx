import { Plural, Trans } from '@lingui/react/macro'
import type { SkillKnowledge } from '@milepost/contract/knowledge/schema'
import { isLearned, type SkillLevel } from '@milepost/contract/skills/limits'
import { type ReactNode, useEffect, useRef } from 'react'
import { levelOf, type SelfCheck } from '#features/roadmaps/step/self-check.ts'
import { SelfCheckTrail } from '#features/roadmaps/step/self-check-trail.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

interface SelfCheckResultProps {
  skill: Pick<SkillKnowledge, 'name' | 'selfChecks'>
  /** What the step takes now. */
  hours: number
  /** How well the roadmap takes the skill for known already. */
  level: SkillLevel
  answers: SelfCheck
  takesFocus: boolean
  /** The level that is being saved now. */
  saving: SkillLevel | null
  failure: ReactNode
  onLevel: (level: SkillLevel) => void
  onKeep: () => void
  onAgain: () => void
}

/** What the answers amount to. It advises; the learner's word counts, so both ways are open whatever it says. */
export function SelfCheckResult(props: SelfCheckResultProps) {
  const { answers, skill } = props
  const result = useRef<HTMLHeadingElement>(null)
  const known = answers.filter(Boolean).length
  const total = answers.length
  const shown = levelOf(answers)
  const enough = isLearned(shown)
  const canShorten = shown === 'basics' && props.level === 'heard_of'
  const gaps = skill.selfChecks.filter((_, index) => answers[index] === false)
  useEffect(() => {
    if (props.takesFocus) result.current?.focus()
  }, [props.takesFocus])
  return (
    <div className="grid gap-5">
      {total > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3 ref={result} tabIndex={-1} className="text-lead outline-none">
            <Trans>
              You knew {known} of {total}
            </Trans>
          </h3>
          <SelfCheckTrail answers={answers} total={total} />
        </div>
      )}
      <p>
        <Sentence known={known} total={total} shown={shown} canShorten={canShorten} name={skill.name} />
        {enough && (
          <span>
            {' '}
            <Saving hours={props.hours} />
          </span>
        )}
      </p>
      {gaps.length > 0 && <Gaps gaps={gaps} />}
      {props.failure !== null && <Alert>{props.failure}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Decisions
          enough={enough}
          canShorten={canShorten}
          saving={props.saving}
          onLevel={props.onLevel}
          onKeep={props.onKeep}
        />
        {total > 0 && (
          <Button variant="link" onClick={props.onAgain}>
            <Trans>Start over</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

interface DecisionsProps extends Pick<SelfCheckResultProps, 'saving' | 'onLevel' | 'onKeep'> {
  enough: boolean
  canShorten: boolean
}

/** Removes, shortens or keeps the step. What we advise comes first. */
function Decisions({ enough, canShorten, saving, onLevel, onKeep }: DecisionsProps) {
  const keep = (
    <Button variant={enough || canShorten ? 'quiet' : 'primary'} onClick={onKeep}>
      <Trans>Keep the step</Trans>
    </Button>
  )
  const takeOff = (
    <Button
      variant={enough ? 'primary' : 'quiet'}
      busy={saving === 'projects'}
      busyText={<Trans>Removing...</Trans>}
      onClick={() => onLevel('projects')}
    >
      {enough ? <Trans>Remove it from my roadmap</Trans> : <Trans>Remove it anyway</Trans>}
    </Button>
  )
  return (
    <>
      {canShorten && (
        <Button busy={saving === 'basics'} busyText={<Trans>Saving...</Trans>} onClick={() => onLevel('basics')}>
          <Trans>Shorten the step</Trans>
        </Button>
      )}
      {enough ? takeOff : keep}
      {enough ? keep : takeOff}
    </>
  )
}

interface SentenceProps {
  known: number
  total: number
  shown: SkillLevel
  canShorten: boolean
  name: string
}

function Sentence({ known, total, shown, canShorten, name }: SentenceProps) {
  if (total === 0) return <Trans>We don’t have questions about {name} yet, so it’s your call.</Trans>
  if (known === total) return <Trans>You know {name}.</Trans>
  if (isLearned(shown)) return <Trans>You know almost all of {name}. You can look up the rest.</Trans>
  if (canShorten) return <Trans>You know the basics of {name}. We can shorten this step to what’s missing.</Trans>
  return (
    <Trans>
      We’d keep this step. You’ll need the missing parts later, and the rest will go quickly. But it’s your call.
    </Trans>
  )
}

/** What the learner is spared. What the skill builds on stays: it was not asked about. */
function Saving({ hours }: { hours: number }) {
  return (
    <Trans>
      You can skip this step and save about <Plural value={Math.round(hours)} one="# hour" other="# hours" />.
    </Trans>
  )
}

/** The questions that the learner could not answer. */
function Gaps({ gaps }: { gaps: SkillKnowledge['selfChecks'] }) {
  return (
    <div className="grid gap-2">
      <h4 className="text-small text-ink-soft">
        <Trans>Not yet:</Trans>
      </h4>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-line-strong">
        {gaps.map(({ ask }) => (
          <li key={ask}>{ask}</li>
        ))}
      </ul>
    </div>
  )
}
