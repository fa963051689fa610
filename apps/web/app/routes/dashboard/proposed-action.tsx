import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ChatAction } from '@milepost/contract/chat'
import { isLearned } from '@milepost/contract/constants/skill-levels'
import type { StepStatus } from '@milepost/contract/progress'
import type { Roadmap } from '@milepost/contract/roadmaps'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ActionCard, type ActionState } from '#features/chat/action-card.tsx'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { Button } from '#ui/button.tsx'
import { roadmapChangeKey, undoOf, useMakeChange } from './make-change.ts'
import type { RoadmapChange, SkillChange } from './roadmap-change.ts'
import { useChangeTexts } from './use-change-texts.ts'
import { paceKey, useSavePace } from './use-save-pace.ts'

type ActionOf<Kind extends ChatAction['kind']> = Extract<ChatAction, { kind: Kind }>

/** Makes what the assistant proposes when the learner confirms it, in the same way as the roadmap page does. */
export function ProposedAction({ action }: { action: ChatAction }) {
  const { id } = useCurrentUser()
  const { data: roadmap, isError, isFetching, refetch } = useQuery(roadmapQuery(id))
  if (roadmap === undefined && isError)
    return (
      <p>
        <Trans>We couldn’t load your roadmap, so this can’t be changed here yet.</Trans>{' '}
        <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      </p>
    )
  switch (action.kind) {
    case 'mark_step':
      return <MarkedStep action={action} roadmap={roadmap} />
    case 'set_pace':
      return <ChangedPace action={action} roadmap={roadmap} />
    case 'correct_skill':
    case 'ignore_request':
      return <ChangedSkill action={action} roadmap={roadmap} />
  }
}

/** What is said of a change that cannot be made any more. */
function Over({ isSo }: { isSo: boolean }) {
  return isSo ? <Trans>Already done.</Trans> : <Trans>Your roadmap has changed since, so this no longer fits.</Trans>
}

interface CardOf<Kind extends ChatAction['kind']> {
  action: ActionOf<Kind>
  /** Undefined while it is loading. */
  roadmap: Roadmap | undefined
}

function MarkedStep({ action, roadmap }: CardOf<'mark_step'>) {
  const { t } = useLingui()
  const { statuses, unsaved, isPending, setStatus } = useProgress()
  const [undoTo, setUndoTo] = useState<StepStatus | null>(null)
  const [isUndone, setUndone] = useState(false)
  // Another version may have given it another number.
  const step = roadmap?.roadmap.find(({ key }) => key === action.stepKey)
  const { id, label } = step ?? { id: action.stepId, label: action.label }
  const status = statuses[id] ?? 'not_started'
  const isSo = step !== undefined && status === action.to
  const marked: Record<StepStatus, string> = {
    not_started: t`Step ${id} is marked as not started.`,
    ongoing: t`Step ${id} is marked as ongoing.`,
    done: t`Step ${id} is marked as done.`,
  }
  const now: Record<StepStatus, string> = {
    not_started: t`It’s not started now.`,
    ongoing: t`It’s ongoing now.`,
    done: t`It’s done now.`,
  }
  const buttons: Record<StepStatus, string> = {
    not_started: t`Mark as not started`,
    ongoing: t`Mark as ongoing`,
    done: t`Mark as done`,
  }
  const stateOf = (): ActionState => {
    if (roadmap === undefined || isPending) return 'loading'
    if (isSo && undoTo !== null) return 'made'
    return step === undefined || isSo ? 'over' : 'open'
  }
  const state = stateOf()
  const outcomes: Record<ActionState, ReactNode> = {
    loading: null,
    saving: null,
    open: isUndone && <Trans>Undone.</Trans>,
    made: (
      <>
        {marked[action.to]} {unsaved[id] !== undefined && <Trans>Not saved yet</Trans>}
      </>
    ),
    over: <Over isSo={isSo} />,
  }
  return (
    <ActionCard
      title={t`Step ${id}: ${label}`}
      effect={now[status]}
      confirm={buttons[action.to]}
      state={state}
      outcome={outcomes[state]}
      error={null}
      onConfirm={() => {
        setUndoTo(status)
        setUndone(false)
        setStatus(id, action.to)
      }}
      onUndo={() => {
        if (undoTo !== null) setStatus(id, undoTo)
        setUndoTo(null)
        setUndone(true)
      }}
    />
  )
}

function ChangedPace({ action: { hoursPerWeek }, roadmap }: CardOf<'set_pace'>) {
  const { t } = useLingui()
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useSavePace(id)
  /** What it was before, where it was changed here. */
  const [before, setBefore] = useState<{ hoursPerWeek: number | null } | null>(null)
  const [isUndone, setUndone] = useState(false)
  const now = roadmap?.hoursPerWeek ?? null
  const isSo = now === hoursPerWeek
  const stateOf = (): ActionState => {
    if (roadmap === undefined) return 'loading'
    if (isPending) return 'saving'
    if (!isSo) return 'open'
    return before === null ? 'over' : 'made'
  }
  const save = (hours: number | null, onSaved: () => void) => {
    // Asked of the client, not of what was rendered: a double press comes faster than that.
    if (queryClient.isMutating({ mutationKey: paceKey(id) }) === 0) mutate(hours, { onSuccess: onSaved })
  }
  const state = stateOf()
  const outcomes: Record<ActionState, ReactNode> = {
    loading: null,
    saving: null,
    open: isUndone && <Trans>Undone.</Trans>,
    made: <Plural value={hoursPerWeek} one="Your pace is # hour a week." other="Your pace is # hours a week." />,
    over: <Over isSo />,
  }
  return (
    <ActionCard
      title={t`Your hours a week`}
      effect={
        now === null ? (
          <Trans>You haven’t set them yet.</Trans>
        ) : (
          <Plural value={now} one="It’s # hour a week now." other="It’s # hours a week now." />
        )
      }
      confirm={<Plural value={hoursPerWeek} one="Set # hour a week" other="Set # hours a week" />}
      state={state}
      outcome={outcomes[state]}
      error={error === null ? null : messageOf(error, t`We couldn’t save that. Please try again.`)}
      onConfirm={() => {
        save(hoursPerWeek, () => {
          setBefore({ hoursPerWeek: now })
          setUndone(false)
        })
      }}
      onUndo={() => {
        if (before !== null)
          save(before.hoursPerWeek, () => {
            setBefore(null)
            setUndone(true)
          })
      }}
    />
  )
}

type SkillAction = ActionOf<'correct_skill' | 'ignore_request'>

/** Whether a change of a skill is so already, and whether it still fits the roadmap. */
function fitOf(action: SkillAction, { roadmap, knownSkills, requests }: Roadmap): { isSo: boolean; fits: boolean } {
  const { skillId } = action
  if (action.kind === 'ignore_request') {
    const request = requests.find((one) => one.kind === action.request && one.skillId === skillId)
    if (request === undefined || request.kind === 'deadline') return { isSo: false, fits: false }
    const isSo = (request.outcome === 'ignored') === action.ignored
    return { isSo, fits: !isSo }
  }
  const isKnown = knownSkills.some(({ id, level }) => id === skillId && isLearned(level))
  const isPlanned = roadmap.some(({ milestone, skills }) => !milestone && skills.includes(skillId))
  return action.known ? { isSo: isKnown, fits: !isKnown && isPlanned } : { isSo: isPlanned, fits: isKnown }
}

function ChangedSkill({ action, roadmap }: CardOf<'correct_skill' | 'ignore_request'>) {
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  const { textAfter, textOfFailure } = useChangeTexts()
  const texts = useSkillTexts(action)
  const mutationKey = roadmapChangeKey(id)
  const { mutateAsync, isPending, error } = useMutation({ mutationKey, mutationFn: useMakeChange(id) })
  const [last, setLast] = useState<{ version: number; text: string; undo: RoadmapChange | null } | null>(null)
  // Another change may have been made elsewhere since.
  const made = last !== null && last.version === roadmap?.version ? last : null
  const { isSo, fits } = roadmap === undefined ? { isSo: false, fits: true } : fitOf(action, roadmap)
  const stateOf = (): ActionState => {
    if (roadmap === undefined) return 'loading'
    if (isPending) return 'saving'
    if (made !== null && made.undo !== null) return 'made'
    return fits ? 'open' : 'over'
  }
  const run = (change: RoadmapChange) => {
    // Asked of the client, not of what was rendered: a double press comes faster than that.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    const before = queryClient.getQueryData(roadmapQuery(id).queryKey)
    mutateAsync(change).then(
      (after) =>
        setLast({
          version: after.version,
          text: textAfter(change, before, after),
          undo: undoOf(change, before, after),
        }),
      () => undefined,
    )
  }
  const state = stateOf()
  const outcomes: Record<ActionState, ReactNode> = {
    loading: null,
    saving: null,
    open: made?.text,
    made: made?.text,
    over: made?.text ?? <Over isSo={isSo} />,
  }
  const undo = made?.undo ?? null
  return (
    <ActionCard
      title={action.name}
      effect={texts.effect}
      confirm={texts.confirm}
      state={state}
      outcome={outcomes[state]}
      error={error === null ? null : textOfFailure(error)}
      onConfirm={() => run(changeOf(action))}
      {...(undo !== null && { onUndo: () => run(undo) })}
    />
  )
}

function changeOf(action: SkillAction): SkillChange {
  const skill = { id: action.skillId, name: action.name }
  return action.kind === 'correct_skill'
    ? { kind: 'correct', skill, level: action.known ? 'projects' : 'heard_of' }
    : { kind: 'ignore', skill, ignored: action.ignored }
}

function useSkillTexts(action: SkillAction): { effect: string; confirm: string } {
  const { t } = useLingui()
  if (action.kind === 'correct_skill')
    return action.known
      ? { effect: t`It leaves your roadmap because you know it.`, confirm: t`Take it off` }
      : { effect: t`It comes back to your roadmap because you don’t know it.`, confirm: t`Put it back` }
  if (!action.ignored)
    return { effect: t`We’ll follow what your answers say about it again.`, confirm: t`Ask for it again` }
  return action.request === 'wanted'
    ? { effect: t`Your answers ask for it. We’ll ignore that.`, confirm: t`Take this back` }
    : { effect: t`Your answers say you don’t want it. We’ll ignore that.`, confirm: t`Take this back` }
}
