import { Plural, Trans } from '@lingui/react/macro'
import type { RankedCareer } from '@milepost/contract/recommendations/schema'
import { Disclosure } from '#ui/disclosure.tsx'

const shownAtOnce = 10

/** The skills still to learn for a career, counted; a long list folds. */
export function SkillGap({ gap }: { gap: RankedCareer['gap'] }) {
  const rest = gap.slice(shownAtOnce)
  return (
    <section className="grid gap-3">
      <h3 className="text-body">
        <Plural
          value={gap.length}
          _0="You already have all the skills"
          one="# skill to learn"
          other="# skills to learn"
        />
      </h3>
      {gap.length > 0 && <Skills skills={gap.slice(0, shownAtOnce)} />}
      {rest.length > 0 && (
        <Disclosure summary={<Trans>Show {rest.length} more</Trans>}>
          <Skills skills={rest} />
        </Disclosure>
      )}
    </section>
  )
}

function Skills({ skills }: { skills: RankedCareer['gap'] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill.id} className="rounded-small bg-sunken px-2.5 py-1 text-small">
          {skill.level === 'basics' ? <Trans>{skill.name} (you know the basics)</Trans> : skill.name}
        </li>
      ))}
    </ul>
  )
}
