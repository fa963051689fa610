import { Trans } from '@lingui/react/macro'
import type { SkillKnowledge } from '@milepost/contract/knowledge/schema'
import type { ReactNode } from 'react'
import { careerPage, skillPage } from '#lib/addresses.ts'
import { Link } from '#ui/link.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { TitledSection } from '#ui/titled-section.tsx'

/** All about a skill: what you can do with it, how to learn it, and which careers need it. */
export function SkillArticle({ skill }: { skill: SkillKnowledge }) {
  return (
    <div className="grid gap-12 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:gap-16">
      <div className="grid max-w-prose content-start gap-12">
        <TitledSection title={<Trans>What you can do with it</Trans>}>
          <ul className="grid gap-2">
            {skill.outcomes.map((outcome) => (
              <li key={outcome} className="flex gap-3">
                <span aria-hidden="true" className="mt-[0.62em] h-0.5 w-4 shrink-0 rounded-full bg-signal" />
                <span>{capitalised(outcome)}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
        <TitledSection title={<Trans>How to learn it</Trans>}>
          <dl className="grid gap-5">
            <Stage name={<Trans>Learn</Trans>}>{skill.learn}</Stage>
            <Stage name={<Trans>Build</Trans>}>{skill.build}</Stage>
            <Stage name={<Trans>Check</Trans>}>{skill.check}</Stage>
          </dl>
        </TitledSection>
        {skill.selfChecks.length > 0 && <SelfChecks selfChecks={skill.selfChecks} />}
      </div>
      <div className="grid content-start gap-10">
        <TitledSection title={<Trans>Learn this first</Trans>}>
          {skill.prerequisites.length === 0 ? (
            <p className="text-ink-soft">
              <Trans>Nothing. You can start right here.</Trans>
            </p>
          ) : (
            <Links links={skill.prerequisites.map(({ id, name }) => ({ to: skillPage(id), name }))} />
          )}
        </TitledSection>
        {skill.tools.length > 0 && (
          <TitledSection title={<Trans>Tools</Trans>}>
            <ul className="flex flex-wrap gap-2">
              {skill.tools.map((tool) => (
                <li key={tool} className="rounded-small bg-sunken px-2.5 py-1 text-small">
                  {tool}
                </li>
              ))}
            </ul>
          </TitledSection>
        )}
        {skill.careers.length > 0 && <Careers careers={skill.careers} />}
      </div>
    </div>
  )
}

function SelfChecks({ selfChecks }: Pick<SkillKnowledge, 'selfChecks'>) {
  return (
    <TitledSection
      title={<Trans>Do you already know this?</Trans>}
      note={<Trans>Try each question yourself, then check the answer.</Trans>}
    >
      <QuestionList questions={selfChecks} />
    </TitledSection>
  )
}

const heart = 3
const further = 1

function Careers({ careers }: Pick<SkillKnowledge, 'careers'>) {
  const notes: Record<number, ReactNode> = {
    [heart]: <Trans>core skill</Trans>,
    [further]: <Trans>optional</Trans>,
  }
  return (
    <TitledSection title={<Trans>Careers that need it</Trans>}>
      <Links
        links={careers.map(({ id, title, weight }) => ({ to: careerPage(id), name: title, note: notes[weight] }))}
      />
    </TitledSection>
  )
}

function Stage({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 border-l-4 border-spruce-soft pl-4">
      <dt className="font-display font-semibold text-spruce">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Links({ links }: { links: readonly { to: string; name: string; note?: ReactNode }[] }) {
  return (
    <ul className="grid gap-2">
      {links.map(({ to, name, note }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-block min-h-6 font-display font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {name}
          </Link>
          {note !== undefined && <span className="block text-small text-ink-soft">{note}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Outcomes are written to complete 'You can …'. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}
