import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#ui/disclosure.tsx'

interface SkillNamesProps {
  skills: readonly { readonly id: string; readonly name: string }[]
  /** How many are shown before the list folds. */
  most?: number
}

/** Names of skills as one line after the other; a long list folds. */
export function SkillNames({ skills, most = 6 }: SkillNamesProps) {
  const rest = skills.slice(most)
  return (
    <div className="grid gap-1.5">
      <Names names={skills.slice(0, most)} />
      {rest.length > 0 && (
        <Disclosure summary={<Trans>Show {rest.length} more</Trans>}>
          <Names names={rest} />
        </Disclosure>
      )}
    </div>
  )
}

function Names({ names }: { names: SkillNamesProps['skills'] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {names.map((skill) => (
        <li key={skill.id} className="rounded-small bg-sunken px-2 py-0.5 text-small">
          {skill.name}
        </li>
      ))}
    </ul>
  )
}
