import { useLingui } from '@lingui/react/macro'
import { careerIds } from '@milepost/contract/careers/limits'
import type { ChatSource } from '@milepost/contract/chat/schema'
import { isHelpLine } from '#features/chat/shorten.ts'
import {
  careerPage,
  courseInExplorer,
  guidePage,
  helpPage,
  revealTarget,
  skillPage,
  stepOnRoadmap,
} from '#lib/addresses.ts'
import {
  BookOpen,
  CircleHelp,
  Compass,
  Globe,
  GraduationCap,
  type LucideIcon,
  Milestone,
  Phone,
  Sparkles,
} from '#ui/icons.ts'
import { Link } from '#ui/link.tsx'

type SourceKind = ChatSource['kind']

const icons: Record<SourceKind, LucideIcon> = {
  step: Milestone,
  course: GraduationCap,
  career: Compass,
  skill: Sparkles,
  guide: BookOpen,
  help: CircleHelp,
  phone: Phone,
  website: Globe,
}

/** @returns The address that a source leads to, or null where there is none. */
function addressOf({ kind, id, title }: ChatSource): string | null {
  if (kind === 'phone') return `tel:${id.replaceAll(/[^\d+]/g, '')}`
  if (kind === 'website') return `https://${id}`
  if (kind === 'step') return stepOnRoadmap(id)
  if (kind === 'course') return courseInExplorer({ id, title })
  if (kind === 'skill') return skillPage(id)
  if (kind === 'guide') return guidePage(id)
  if (kind === 'help') return helpPage(id)
  const careerId = careerIds.find((known) => known === id)
  return careerId === undefined ? null : careerPage(careerId)
}

const look =
  'flex min-h-6 items-start gap-1.5 rounded-small bg-spruce-soft px-2 py-0.5 text-small text-spruce transition-colors hover:bg-spruce hover:text-on-spruce'

/** Where a sentence comes from, or the help line that it names, as a link beside it. */
export function SourceLink({ source, onFollow }: { source: ChatSource; onFollow?: (() => void) | undefined }) {
  const { t } = useLingui()
  const to = addressOf(source)
  const Icon = icons[source.kind]
  const kinds: Record<SourceKind, string> = {
    step: t`Step ${source.id}:`,
    course: t`Course:`,
    career: t`Career:`,
    skill: t`Skill:`,
    guide: t`Guide:`,
    help: t`Help:`,
    phone: t`Call`,
    website: t`Website:`,
  }
  if (to === null) return null
  const content = (
    <>
      <Icon className="mt-[0.25em] size-3.5 shrink-0" aria-hidden />
      <span>
        <span className={source.kind === 'step' || source.kind === 'phone' ? 'font-medium' : 'sr-only'}>
          {kinds[source.kind]}
        </span>{' '}
        <span className="underline decoration-1 underline-offset-3">
          {source.kind === 'phone' ? `${source.id}, ${source.title}` : source.title}
        </span>
      </span>
    </>
  )
  return (
    <li>
      {isHelpLine(source) ? (
        <a
          href={to}
          className={look}
          {...(source.kind === 'website' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {content}
        </a>
      ) : (
        <Link to={to} state={revealTarget} onClick={onFollow} className={look}>
          {content}
        </Link>
      )}
    </li>
  )
}
