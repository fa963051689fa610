import { Plural, Trans } from '@lingui/react/macro'
import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import type { ReactNode } from 'react'
import { formatList } from '#lib/format.ts'
import { classNames } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Flag } from '#ui/icons.ts'
import '#features/knowledge/careers/skill-route.css'
import { Link } from '#ui/link.tsx'

type CareerPhase = CareerKnowledge['phases'][number]
type PhaseSkill = CareerPhase['skills'][number]

const heart = 3
const further = 1

interface SkillRouteProps {
  phases: readonly CareerPhase[]
  /** Null for a skill that leads nowhere. */
  skillAddress: (skillId: string) => string | null
}

/** The skills of a career phase by phase, with the milestone each phase leads to. */
export function SkillRoute({ phases, skillAddress }: SkillRouteProps) {
  return (
    <ol className="grid gap-10">
      {phases.map((phase, index) => {
        const later = phase.skills.filter(({ weight }) => weight === further)
        return (
          <li key={phase.section} className="phase relative grid gap-3 pl-12">
            <RouteMarker className="left-0 rounded-full border-3 border-line-strong bg-paper font-display text-small font-bold">
              {index + 1}
            </RouteMarker>
            <h3 className="pt-0.5 text-body">{phase.section}</h3>
            <Skills skills={phase.skills.filter(({ weight }) => weight > further)} skillAddress={skillAddress} />
            {later.length > 0 && (
              <Disclosure
                summary={
                  <Plural
                    value={later.length}
                    one="# more if you want to go further"
                    other="# more if you want to go further"
                  />
                }
              >
                <Skills skills={later} skillAddress={skillAddress} />
              </Disclosure>
            )}
            <p className="relative pt-1">
              <RouteMarker className="-left-12 rounded-t-full rounded-b-small bg-signal text-on-signal">
                <Flag className="size-4" />
              </RouteMarker>
              <span className="text-ink-soft">
                <Trans>Milestone:</Trans>
              </span>{' '}
              {phase.milestone}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function RouteMarker({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={classNames('absolute top-0 z-10 grid size-7 place-items-center', className)}>
      {children}
    </span>
  )
}

type SkillsProps = Pick<SkillRouteProps, 'skillAddress'> & { skills: readonly PhaseSkill[] }

function Skills({ skills, skillAddress }: SkillsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill.id} className="rounded-small bg-sunken px-2.5 py-1 text-small">
          <SkillName skill={skill} address={skillAddress(skill.id)} />
          <Alternatives skill={skill} />
        </li>
      ))}
    </ul>
  )
}

function SkillName({ skill: { name, weight }, address }: { skill: PhaseSkill; address: string | null }) {
  const isCore = weight === heart && 'font-semibold'
  if (address === null) return <span className={classNames(isCore)}>{name}</span>
  return (
    <Link to={address} className={classNames('underline-offset-3 hover:underline', isCore)}>
      {name}
    </Link>
  )
}

function Alternatives({ skill }: { skill: PhaseSkill }) {
  if (skill.alternatives.length === 0) return null
  const names = skill.alternatives.map(({ name }) => name)
  const listed = formatList(names, 'disjunction')
  return (
    <span className="text-ink-soft">
      {' '}
      <Trans>or {listed}</Trans>
    </span>
  )
}
