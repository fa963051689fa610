import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ChatAction, ChatChange } from '@milepost/contract/chat/schema'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ActionCard, type ActionState } from '#features/chat/action-card.tsx'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { Button } from '#ui/button.tsx'
import { type CardOf, Over } from './change-card.tsx'
import { SentApplication, SetReminder, SwitchedCareer, TakenNote } from './proposed-errand.tsx'
import { ChangedSkill, ChosenVariant } from './proposed-roadmap-change.tsx'
import { paceKey, useSavePace } from './use-save-pace.ts'

/** Makes what the assistant proposes when the learner confirms it, in the same way as the roadmap page does. */
export function ProposedAction({ action }: { action: ChatAction }) {
  if (action.kind !== 'several') return <ProposedChange action={action} />
  return action.changes.map((change) => <ProposedChange key={JSON.stringify(change)} action={change} />)
}

function ProposedChange({ action }: { action: ChatChange }) {
  const { id } = useCurrentUser()
  const { data: roadmap, isError, refetch } = useQuery(roadmapQuery(id))
  if (roadmap === undefined && isError)
    return (
      <p>
        <Trans>We couldn’t load your roadmap, so this can’t be changed here yet.</Trans>{' '}
        <Button variant="link" onClick={() => void refetch()}>
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
    case 'add_skill':
      return <ChangedSkill action={action} roadmap={roadmap} />
    case 'choose_variant':
      return <ChosenVariant action={action} roadmap={roadmap} />
    case 'switch_career':
      return <SwitchedCareer action={action} roadmap={roadmap} />
    case 'apply':
      return <SentApplication action={action} />
    case 'take_note':
      return <TakenNote action={action} />
    case 'set_reminder':
      return <SetReminder />
  }
}

function MarkedStep({ action, roadmap }: CardOf<'mark_step'>) {
  const { t } = useLingui()
  const { statuses, unsaved, isPending, mark } = useProgress()
  const [undoTo, setUndoTo] = useState<StepStatus | null>(null)
  const [isUndone, setUndone] = useState(false)
  // Another version may have given it another number.
  const step = roadmap?.roadmap.find(({ key }) => key === action.stepKey)
  const { id, label } = step ?? { id: action.stepId, label: action.label }
  const status = statuses[id] ?? 'not_started'
  const isSo = step !== undefined && status === action.to
  const texts = useStatusTexts(id)
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
        <span>{`${texts.marked[action.to]} `}</span>
        {unsaved.has(id) && <Trans>Not saved yet</Trans>}
      </>
    ),
    over: <Over isSo={isSo} />,
  }
  return (
    <ActionCard
      title={t`Step ${id}: ${label}`}
      effect={texts.now[status]}
      confirm={texts.buttons[action.to]}
      state={state}
      outcome={outcomes[state]}
      error={null}
      onConfirm={() => {
        setUndoTo(status)
        setUndone(false)
        mark({ stepId: id, status: action.to })
      }}
      onUndo={() => {
        if (undoTo !== null) mark({ stepId: id, status: undoTo })
        setUndoTo(null)
        setUndone(true)
      }}
    />
  )
}

/** What is said of a step by its status: once it is marked, as it is now, and on the button that marks it. */
function useStatusTexts(id: number): Record<'marked' | 'now' | 'buttons', Record<StepStatus, string>> {
  const { t } = useLingui()
  return {
    marked: {
      not_started: t`Step ${id} is marked as not started.`,
      ongoing: t`Step ${id} is marked as ongoing.`,
      done: t`Step ${id} is marked as done.`,
    },
    now: {
      not_started: t`It’s not started now.`,
      ongoing: t`It’s ongoing now.`,
      done: t`It’s done now.`,
    },
    buttons: {
      not_started: t`Mark as not started`,
      ongoing: t`Mark as ongoing`,
      done: t`Mark as done`,
    },
  }
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
    if (queryClient.isMutating({ mutationKey: paceKey(id) }) === 0)
      mutate({ hoursPerWeek: hours }, { onSuccess: onSaved })
  }
  const state = stateOf()
  const outcomes: Record<ActionState, ReactNode> = {
    loading: null,
    saving: null,
    open: isUndone && <Trans>Undone.</Trans>,
    made: <SavedPace hoursPerWeek={hoursPerWeek} />,
    over: <Over isSo />,
  }
  return (
    <ActionCard
      title={t`Your hours a week`}
      effect={<PaceNow hoursPerWeek={now} />}
      confirm={<SetPace hoursPerWeek={hoursPerWeek} />}
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

interface PaceTextProps {
  hoursPerWeek: number | null
}

function PaceNow({ hoursPerWeek }: PaceTextProps) {
  if (hoursPerWeek === null) return <Trans>You haven’t set them yet.</Trans>
  return <Plural value={hoursPerWeek} one="It’s # hour a week now." other="It’s # hours a week now." />
}

function SetPace({ hoursPerWeek }: PaceTextProps) {
  if (hoursPerWeek === null) return <Trans>Remove my hours</Trans>
  return <Plural value={hoursPerWeek} one="Set # hour a week" other="Set # hours a week" />
}

function SavedPace({ hoursPerWeek }: PaceTextProps) {
  if (hoursPerWeek === null) return <Trans>Your hours a week are removed.</Trans>
  return <Plural value={hoursPerWeek} one="Your pace is # hour a week." other="Your pace is # hours a week." />
}
