import { Trans, useLingui } from '@lingui/react/macro'
import { deadlineId } from '@milepost/contract/roadmaps/limits'
import type { Roadmap, SkillRequest } from '@milepost/contract/roadmaps/schema'
import { DeadlineOutcome, hoursToKeep } from '#features/roadmaps/change/deadline-outcome.tsx'
import { type ListedSkill, SkillList } from '#features/roadmaps/change/skill-list.tsx'
import { RefusedOutcome, WantedOutcome } from '#features/roadmaps/change/skill-request-outcome.tsx'
import { formatCalendarDay } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'

interface RoadmapRequestsProps {
  roadmap: Pick<Roadmap, 'roadmap' | 'requests' | 'hoursPerWeek'>
  hoursLeft: number
  /** The skill that is being saved now. */
  saving: string | null
  savingPace: boolean
  /** Takes a request back, or asks for it again. */
  onIgnore: (skill: { id: string; name: string }, ignored: boolean) => void
  /** Adds a skill that was left out as too long, or takes off one that the learner added. */
  onAdd: (skill: { id: string; name: string }, added: boolean) => void
  onPace: (hoursPerWeek: number) => void
}

/** What the answers ask of the roadmap, what it did about it, and the learner's way to take it back. */
export function RoadmapRequests(props: RoadmapRequestsProps) {
  const { roadmap, hoursLeft, saving, savingPace, onPace, onIgnore } = props
  const { t } = useLingui()
  const { requests, hoursPerWeek } = roadmap
  if (requests.length === 0) return null
  const rows = requests.map((request): ListedSkill => {
    if (request.kind === 'unknown') {
      const { name, quote } = request
      return {
        id: `unknown-${name}`,
        name,
        note: <Trans>you wrote “{quote}”</Trans>,
        detail: <Trans>We have no step for {name} yet.</Trans>,
      }
    }
    if (request.kind !== 'deadline') {
      const step = roadmap.roadmap.find(({ key }) => key === request.stepKey)
      return {
        id: `${request.kind}-${request.skillId}`,
        name: request.name,
        ...noteOf(request),
        detail:
          request.kind === 'wanted' ? (
            <WantedOutcome request={request} step={step?.id ?? null} />
          ) : (
            <RefusedOutcome request={request} step={step?.id ?? null} />
          ),
        action: <RequestButtons {...props} request={request} busy={saving === request.skillId} />,
      }
    }
    const isIgnored = request.ignored === true
    const { until, quote } = request
    const needed = isIgnored ? null : hoursToKeep({ hoursLeft, until, hoursPerWeek })
    const day = formatCalendarDay(until)
    const name = quote === null ? t`Finish by ${day}` : t`“${quote}”`
    return {
      id: `deadline-${until}`,
      name,
      detail: isIgnored ? (
        <Trans>You took this back.</Trans>
      ) : (
        <DeadlineOutcome hoursLeft={hoursLeft} until={until} hoursPerWeek={hoursPerWeek} />
      ),
      action: (
        <span className="flex flex-wrap gap-x-4">
          {needed !== null && (
            <Button variant="link" className="text-small" busy={savingPace} onClick={() => onPace(needed)}>
              <Trans>Plan {needed} hours a week</Trans>
            </Button>
          )}
          <IgnoreButton
            name={quote ?? day}
            isIgnored={isIgnored}
            busy={saving === deadlineId}
            onClick={() => onIgnore({ id: deadlineId, name: quote ?? day }, !isIgnored)}
          />
        </span>
      ),
    }
  })
  return (
    <section aria-label={t`You asked for this`}>
      <SkillList title={<Trans>You asked for this</Trans>} skills={rows} />
    </section>
  )
}

/** The words, where they say more than the name. */
function noteOf({ kind, name, quote }: SkillRequest): Pick<ListedSkill, 'note'> {
  if (quote === null) return { note: <Trans>you added this</Trans> }
  if (kind === 'wanted' && quote.toLowerCase() === name.toLowerCase()) return {}
  return { note: <Trans>you wrote “{quote}”</Trans> }
}

const linkButton = { variant: 'link', className: 'text-small' } as const

interface RequestButtonsProps extends Pick<RoadmapRequestsProps, 'onIgnore' | 'onAdd'> {
  request: SkillRequest
  busy: boolean
}

function RequestButtons({ request, busy, onIgnore, onAdd }: RequestButtonsProps) {
  const { skillId: id, name, outcome, quote } = request
  const isIgnored = outcome === 'ignored'
  const takeBack = () =>
    quote === null && !isIgnored ? onAdd({ id, name }, false) : onIgnore({ id, name }, !isIgnored)
  const shared = { ...linkButton, busy, busyText: <Trans>Saving...</Trans> }
  return (
    <span className="flex flex-wrap gap-x-4">
      {outcome === 'too_long' && (
        <Button {...shared} onClick={() => onAdd({ id, name }, true)}>
          <Trans>
            Add it anyway <span className="sr-only">({name})</span>
          </Trans>
        </Button>
      )}
      <IgnoreButton name={name} isIgnored={isIgnored} busy={busy} onClick={takeBack} />
    </span>
  )
}

interface IgnoreButtonProps {
  name: string
  isIgnored: boolean
  busy: boolean
  onClick: () => void
}

/** Takes a request back, or asks for it again. */
function IgnoreButton({ name, isIgnored, busy, onClick }: IgnoreButtonProps) {
  return (
    <Button {...linkButton} busy={busy} busyText={<Trans>Saving...</Trans>} onClick={onClick}>
      {isIgnored ? (
        <Trans>
          Ask for it again <span className="sr-only">({name})</span>
        </Trans>
      ) : (
        <Trans>
          Take this back <span className="sr-only">({name})</span>
        </Trans>
      )}
    </Button>
  )
}
