import { Trans, useLingui } from '@lingui/react/macro'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import { maxNoteLength } from '@milepost/contract/notes/limits'
import { quietDaysUntilReminder } from '@milepost/contract/rhythm/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { applicationMutation, intakesQuery, latestApplicationQuery } from '#features/applications/api.ts'
import { ActionCard, type ActionState } from '#features/chat/action-card.tsx'
import { notesQuery, saveNote, withNote } from '#features/notes/api.ts'
import { preferencesQuery } from '#features/preferences/api.ts'
import { useChoice } from '#features/preferences/use-choice.tsx'
import { messageOf } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { formatCalendarDay } from '#lib/format.ts'
import { useSwitchDialog } from './career-switch.tsx'
import { type ActionOf, type CardOf, Over } from './change-card.tsx'

/** A change that is made once, beside the roadmap, and undone where it is shown. */
export function SwitchedCareer({ action: { careerId }, roadmap }: CardOf<'switch_career'>) {
  const { askToSwitch, dialogs } = useSwitchDialog()
  const career = careerTitleOf(careerId)
  const isSo = roadmap?.careerId === careerId
  return (
    <>
      <ActionCard
        title={career}
        effect={<Trans>You see what would change before you decide.</Trans>}
        confirm={<Trans>Switch to this</Trans>}
        state={roadmap === undefined ? 'loading' : isSo ? 'over' : 'open'}
        outcome={isSo && <Over isSo />}
        error={null}
        onConfirm={() => askToSwitch({ careerId, career })}
      />
      {dialogs}
    </>
  )
}

export function SentApplication({ action: { courseId, title } }: { action: ActionOf<'apply'> }) {
  const { t } = useLingui()
  const { id } = useCurrentUser()
  const { data: latest } = useQuery(latestApplicationQuery(id, courseId))
  const { data: intakes } = useQuery(intakesQuery(courseId))
  const intake = intakes?.find(({ full }) => !full) ?? intakes?.[0]
  const { mutate, isPending, isSuccess, error } = useMutation(applicationMutation(id))
  const isOpen = latest != null && ['applied', 'waiting', 'offered', 'enrolled'].includes(latest.status)
  const states: [boolean, ActionState][] = [
    [isSuccess, 'made'],
    [latest === undefined || intakes === undefined, 'loading'],
    [isPending, 'saving'],
    [isOpen, 'over'],
  ]
  const state = states.find(([is]) => is)?.[1] ?? 'open'
  const outcomes: Partial<Record<ActionState, ReactNode>> = {
    made: <Trans>Your application is sent. You find it under My applications.</Trans>,
    over: <Over isSo />,
  }
  return (
    <ActionCard
      title={title}
      effect={
        <>
          <Trans>The institution sees your name and email address.</Trans>
          {intake !== undefined && (
            <span>
              {' '}
              <Trans>For the start on {formatCalendarDay(intake.startsOn)}.</Trans>
            </span>
          )}
        </>
      }
      confirm={<Trans>Apply</Trans>}
      state={state}
      outcome={outcomes[state]}
      error={error === null ? null : messageOf(error, t`We couldn’t send your application. Please try again.`)}
      onConfirm={() => mutate({ courseId, message: '', ...(intake !== undefined && { intakeId: intake.id }) })}
    />
  )
}

export function TakenNote({ action: { subject, label, text } }: { action: ActionOf<'take_note'> }) {
  const { t } = useLingui()
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  const { data: notes } = useQuery(notesQuery(id))
  const before = notes?.find((note) => note.subject === subject)?.text ?? ''
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      saveNote({
        subject,
        before,
        text: [before, text]
          .filter((one) => one !== '')
          .join('\n')
          .slice(0, maxNoteLength),
      }),
    onSuccess: (note) =>
      queryClient.setQueryData(notesQuery(id).queryKey, (known) => known && withNote(known, subject, note)),
  })
  const isSo = before.includes(text)
  const state = notes === undefined ? 'loading' : isPending ? 'saving' : isSo ? 'made' : 'open'
  return (
    <ActionCard
      title={label}
      effect={<q>{text}</q>}
      confirm={<Trans>Write it down</Trans>}
      state={state}
      outcome={isSo && <Trans>It’s in your notes.</Trans>}
      error={error === null ? null : messageOf(error, t`We couldn’t save that. Please try again.`)}
      onConfirm={() => mutate()}
    />
  )
}

export function SetReminder() {
  const { id } = useCurrentUser()
  const { data: saved } = useQuery(preferencesQuery(id))
  const { choose, pending, outcome } = useChoice(id)
  const isOn = pending.quietReminder ?? saved?.quietReminder ?? false
  return (
    <ActionCard
      title={<Trans>Reminder After Quiet Days</Trans>}
      effect={
        <Trans>
          After {quietDaysUntilReminder} days without learning we name your next small step, once. Here and by email.
        </Trans>
      }
      confirm={<Trans>Remind me</Trans>}
      state={saved === undefined ? 'loading' : isOn ? 'made' : 'open'}
      outcome={isOn ? <Trans>We’ll remind you.</Trans> : outcome}
      error={null}
      onConfirm={() => choose({ quietReminder: true })}
      onUndo={() => choose({ quietReminder: false })}
    />
  )
}
