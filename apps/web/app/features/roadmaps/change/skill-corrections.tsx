import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KnownSkill, Roadmap } from '@milepost/contract/roadmaps/schema'
import { isLearned, type SkillLevel } from '@milepost/contract/skills/limits'
import { type ReactNode, useEffect, useRef } from 'react'
import { SkillList } from '#features/roadmaps/change/skill-list.tsx'
import { hoursWithoutKnowledge, stepOfSkill } from '#features/roadmaps/shorter-step.tsx'
import { Button } from '#ui/button.tsx'

interface NamedSkill {
  readonly id: string
  readonly name: string
}

interface SkillCorrectionsProps {
  roadmap: Pick<Roadmap, 'knownSkills' | 'deniedSkills' | 'roadmap'>
  /** The correction that is being saved now. */
  saving: { readonly skillId: string; readonly level: SkillLevel } | null
  onCorrect: (skill: NamedSkill, level: SkillLevel) => void
}

/** How well the roadmap takes skills for known, and the learner's way to say otherwise in one press. */
export function SkillCorrections({ roadmap, saving, onCorrect }: SkillCorrectionsProps) {
  const { t } = useLingui()
  const { knownSkills, deniedSkills } = roadmap
  const section = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  const skipped = knownSkills.filter(({ level }) => isLearned(level))
  const shortened = knownSkills.filter((skill) => !isLearned(skill.level) && stepOfSkill(roadmap, skill.id))
  const shown = [skipped, shortened, deniedSkills].map((skills) => skills.map(({ id }) => id).join()).join(' ')
  useEffect(() => {
    // The pressed button has gone with its row: the focus stays with the list.
    if (shown.trim() !== '' && document.activeElement === document.body && wasPressed.current) section.current?.focus()
    wasPressed.current = false
  }, [shown])
  if (skipped.length + shortened.length + deniedSkills.length === 0) return null

  const choices = (skill: NamedSkill, ...levels: readonly LevelChoice[]) => (
    <LevelChoices
      skill={skill}
      levels={levels}
      saving={saving}
      onCorrect={(level) => {
        wasPressed.current = true
        onCorrect(skill, level)
      }}
    />
  )
  const onlyBasics: LevelChoice = ['basics', <Trans key="basics">I know only the basics</Trans>]
  const notKnown: LevelChoice = ['heard_of', <Trans key="heard_of">Actually, I don’t know this</Trans>]
  return (
    <section ref={section} tabIndex={-1} aria-label={t`Skills you have`} className="grid gap-6 outline-none">
      <SkillList
        title={<Trans>Skipped because you know these</Trans>}
        skills={skipped.map((skill) => ({
          ...skill,
          note: <Origin skill={skill} />,
          action: choices(skill, onlyBasics, notKnown),
        }))}
      />
      <SkillList
        title={<Trans>Shorter because you know the basics</Trans>}
        skills={shortened.map((skill) => ({
          ...skill,
          note: <Origin skill={skill} />,
          detail: <ShorterHours roadmap={roadmap} skill={skill} />,
          action: choices(skill, ['projects', <Trans key="projects">I know this well</Trans>], notKnown),
        }))}
      />
      <SkillList
        title={<Trans>Back on your roadmap because you said you don’t know these</Trans>}
        skills={deniedSkills.map((skill) => ({
          ...skill,
          action: choices(skill, ['projects', <Trans key="projects">I know this</Trans>], onlyBasics),
        }))}
      />
    </section>
  )
}

/** What the learner can say of a skill, and the button's text. */
type LevelChoice = readonly [SkillLevel, ReactNode]

interface LevelChoicesProps extends Pick<SkillCorrectionsProps, 'saving'> {
  skill: NamedSkill
  levels: readonly LevelChoice[]
  onCorrect: (level: SkillLevel) => void
}

function LevelChoices({ skill, levels, saving, onCorrect }: LevelChoicesProps) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {levels.map(([level, text]) => (
        <Button
          key={level}
          variant="link"
          className="text-small"
          busy={saving?.skillId === skill.id && saving.level === level}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => onCorrect(level)}
        >
          {text} <span className="sr-only">({skill.name})</span>
        </Button>
      ))}
    </div>
  )
}

function Origin({ skill: { level, quote, source, impliedBy } }: { skill: KnownSkill }) {
  if (source === 'learner') return <Trans>you told us</Trans>
  if (impliedBy !== null) return <Trans>because you know {impliedBy}</Trans>
  if (quote === null) return <Trans>from your answers</Trans>
  return level === 'work' ? <Trans>used at work: you wrote “{quote}”</Trans> : <Trans>you wrote “{quote}”</Trans>
}

function ShorterHours({ roadmap, skill }: { roadmap: Pick<Roadmap, 'roadmap'>; skill: KnownSkill }) {
  const step = stepOfSkill(roadmap, skill.id)
  if (step === undefined) return null
  return (
    <Trans>
      Step {step.id} takes <Plural value={Math.round(step.hours)} one="# hour" other="# hours" /> instead of{' '}
      {hoursWithoutKnowledge(step, skill.level)}.
    </Trans>
  )
}
