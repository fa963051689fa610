import { useLingui } from '@lingui/react/macro'
import { careerIds } from '@milepost/contract/careers'
import type { ChatSource } from '@milepost/contract/chat'
import { CircleHelp, Compass, GraduationCap, type LucideIcon, Milestone, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { careerPage, courseInExplorer, helpPage, shownAnew, skillPage, stepOnRoadmap } from '#lib/addresses.ts'

type Kind = ChatSource['kind']

const icons: Record<Kind, LucideIcon> = {
  step: Milestone,
  course: GraduationCap,
  career: Compass,
  skill: Sparkles,
  help: CircleHelp,
}

/** In: a source. Out: the page that shows it; null for one that no page can show. */
function addressOf({ kind, id, title }: ChatSource): string | null {
  if (kind === 'step') return stepOnRoadmap(id)
  if (kind === 'course') return courseInExplorer({ id, title })
  if (kind === 'skill') return skillPage(id)
  if (kind === 'help') return helpPage(id)
  const careerId = careerIds.find((known) => known === id)
  return careerId === undefined ? null : careerPage(careerId)
}

/** Where a sentence comes from, as a link beside it. */
export function SourceLink({ source, onFollow }: { source: ChatSource; onFollow?: (() => void) | undefined }) {
  const { t } = useLingui()
  const to = addressOf(source)
  const Icon = icons[source.kind]
  const kinds: Record<Kind, string> = {
    step: t`Step ${source.id}:`,
    course: t`Course:`,
    career: t`Career:`,
    skill: t`Skill:`,
    help: t`Help:`,
  }
  if (to === null) return null
  return (
    <li>
      <Link
        to={to}
        state={shownAnew}
        onClick={onFollow}
        className="flex min-h-6 items-start gap-1.5 rounded-small bg-spruce-soft px-2 py-0.5 text-small text-spruce transition-colors hover:bg-spruce hover:text-on-spruce"
      >
        <Icon className="mt-[0.25em] size-3.5 shrink-0" aria-hidden />
        <span>
          <span className={source.kind === 'step' ? 'font-medium' : 'sr-only'}>{kinds[source.kind]}</span>{' '}
          <span className="underline decoration-1 underline-offset-3">{source.title}</span>
        </span>
      </Link>
    </li>
  )
}
