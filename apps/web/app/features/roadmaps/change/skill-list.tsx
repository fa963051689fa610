import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'

const shownAtOnce = 3

export interface ListedSkill {
  readonly id: string
  readonly name: string
  /** Where it is known from. */
  readonly note?: ReactNode
  /** What became of it. */
  readonly detail?: ReactNode
  readonly action?: ReactNode
}

/** Skills with what can be done about each; a long list is folded after the first few. */
export function SkillList({ title, skills }: { title: ReactNode; skills: readonly ListedSkill[] }) {
  if (skills.length === 0) return null
  // One more than fits is shown rather than folded away alone.
  const first = skills.length <= shownAtOnce + 1 ? skills : skills.slice(0, shownAtOnce)
  const rest = skills.slice(first.length)
  return (
    <div className="grid content-start gap-1">
      <h2 className="text-body">{title}</h2>
      <Rows skills={first} />
      {rest.length > 0 && (
        <Disclosure summary={<Trans>Show {rest.length} more</Trans>}>
          <Rows skills={rest} />
        </Disclosure>
      )}
    </div>
  )
}

function Rows({ skills }: { skills: readonly ListedSkill[] }) {
  return (
    <ul>
      {skills.map((skill) => (
        <li key={skill.id} className="grid justify-items-start py-1.5">
          <p>
            <strong className="font-semibold">{skill.name}</strong>
            {skill.note !== undefined && <span className="text-ink-soft">, {skill.note}</span>}
          </p>
          {skill.detail !== undefined && <p>{skill.detail}</p>}
          <div className="contents">{skill.action}</div>
        </li>
      ))}
    </ul>
  )
}
