import { Plural, Trans } from '@lingui/react/macro'
import type { CareerId } from '@milepost/contract/careers/limits'
import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import type { ReactNode } from 'react'
import { Day } from '#features/knowledge/careers/day.tsx'
import { Education } from '#features/knowledge/careers/education.tsx'
import { Facts } from '#features/knowledge/careers/facts.tsx'
import { SkillRoute } from '#features/knowledge/careers/skill-route.tsx'
import { textOfChoice } from '#lib/choice-texts.ts'
import { formatPercent } from '#lib/format.ts'
import { Link } from '#ui/link.tsx'
import { TitledSection } from '#ui/titled-section.tsx'

type CareerAddress = (careerId: CareerId) => string

interface CareerPageProps {
  career: CareerKnowledge
  careerAddress: CareerAddress
  /** Null for a skill that has no page or place to lead to. */
  skillAddress: (skillId: string) => string | null
  /** What follows the skills. */
  children?: ReactNode
}

/** All there is to know of a career, from what one does all day to what the figures say. */
export function CareerPage({ career, careerAddress, skillAddress, children }: CareerPageProps) {
  return (
    <div className="grid gap-12">
      <div className="grid gap-12 @3xl:grid-cols-2 @3xl:gap-16">
        <div className="grid content-start gap-12">
          <TitledSection title={<Trans>What you’ll do</Trans>}>
            <ul className="grid gap-2">
              {career.work.map((one) => (
                <li key={one} className="flex gap-3">
                  <span aria-hidden="true" className="mt-[0.62em] h-0.5 w-4 shrink-0 rounded-full bg-signal" />
                  {one}
                </li>
              ))}
            </ul>
          </TitledSection>
          <TitledSection title={<Trans>Who it’s for</Trans>}>
            <p>{career.suits}</p>
          </TitledSection>
          <TitledSection title={<Trans>Who it may not suit</Trans>}>
            <p>{career.suitsLess}</p>
          </TitledSection>
        </div>
        <TitledSection title={<Trans>A typical day</Trans>}>
          <Day day={career.day} />
        </TitledSection>
        <TitledSection
          title={<Trans>Jobs on the way</Trans>}
          note={<Trans>Jobs you can apply for before you finish the whole roadmap.</Trans>}
        >
          <Titles titles={career.titles} />
        </TitledSection>
        <TitledSection title={<Trans>Related interests</Trans>}>
          <Interests interests={career.interests} />
        </TitledSection>
        <TitledSection title={<Trans>Education</Trans>}>
          <Education education={career.education} />
        </TitledSection>
      </div>
      <TitledSection
        title={<Trans>What you’ll learn</Trans>}
        note={
          <Trans>
            About <Plural value={Math.round(career.beginnerHours)} one="# hour" other="# hours" /> for a beginner (our
            estimate). Core skills are in bold.
          </Trans>
        }
      >
        <SkillRoute phases={career.phases} skillAddress={skillAddress} />
      </TitledSection>
      {children}
      {career.related.length > 0 && <RelatedCareers careers={career.related} careerAddress={careerAddress} />}
      <TitledSection title={<Trans>The numbers</Trans>}>
        <Facts facts={career.facts} />
      </TitledSection>
    </div>
  )
}

function Titles({ titles }: Pick<CareerKnowledge, 'titles'>) {
  return (
    <dl className="grid gap-4">
      {titles.map(({ id, title, summary, hours, share }) => (
        <div key={id}>
          <dt className="font-display font-semibold">{title}</dt>
          <dd>{summary}</dd>
          <dd className="text-small text-ink-soft">
            <Trans>
              after <Plural value={Math.round(hours)} one="about # hour" other="about # hours" />,{' '}
              {formatPercent(share)} of the roadmap
            </Trans>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface RelatedCareersProps {
  careers: CareerKnowledge['related']
  careerAddress: CareerAddress
}

function RelatedCareers({ careers, careerAddress }: RelatedCareersProps) {
  return (
    <TitledSection title={<Trans>Similar careers</Trans>}>
      <ul className="grid gap-4 @3xl:grid-cols-3 @3xl:gap-8">
        {careers.map((one) => (
          <li key={one.id} className="grid content-start gap-1">
            <Link
              to={careerAddress(one.id)}
              className="inline-block min-h-6 justify-self-start font-display font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {one.title}
            </Link>
            <p>{one.why}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const strong = 3

function Interests({ interests }: { interests: CareerKnowledge['interests'] }) {
  const strongestFirst = [...interests].sort((a, b) => b.weight - a.weight)
  return (
    <ul className="flex flex-wrap gap-2">
      {strongestFirst.map(({ area: choice, weight }) => {
        const area = textOfChoice(choice)
        return (
          <li key={choice} className="rounded-full bg-spruce-soft px-3.5 py-1 text-spruce">
            {weight === strong ? (
              <Trans>
                Mostly <strong>{area}</strong>
              </Trans>
            ) : (
              area
            )}
          </li>
        )
      })}
    </ul>
  )
}
