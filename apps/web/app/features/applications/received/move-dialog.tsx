import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApplicationMove, type ReceivedApplication } from '@milepost/contract/applications/schema'
import { undoSeconds } from '@milepost/contract/queue/limits'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type MovesOutcome, movesMutation, offerSettingsQuery } from '#features/applications/received/api.ts'
import { KeptTexts } from '#features/applications/received/kept-texts.tsx'
import { type Move, nameOfMove } from '#features/applications/received/moves.ts'
import { messageOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { RowDialog } from '#ui/resource-list/row-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const Answer = z.pick(ApplicationMove, { answer: true })

export interface MovesResult extends MovesOutcome {
  readonly move: Move
}

interface MoveDialogProps extends DialogControl {
  userId: string
  institutionId: number
  move: Move
  applications: readonly ReceivedApplication[]
  onMoved: (result: MovesResult) => void
}

const day = 24 * 60 * 60 * 1000

/** Does the same with one or many applications, with one message to their learners. Give each opening its own `key`. */
export function MoveDialog({ userId, institutionId, move, applications, onMoved, ...props }: MoveDialogProps) {
  const { t, i18n } = useLingui()
  const isDone = useRef(false)
  const { mutateAsync } = useMutation(movesMutation(userId, institutionId))
  const { data: settings } = useQuery({ ...offerSettingsQuery(institutionId), enabled: move === 'offered' })
  const from = applications[0]?.status
  const needsReason = move === 'enrolled' && from === 'completed'
  const today = new Date().toISOString().slice(0, 10)
  const usualEnd = new Date(Date.now() + (settings?.offerDays ?? 7) * day).toISOString().slice(0, 10)
  const [chosenEnd, setChosenEnd] = useState('')
  const end = chosenEnd === '' ? usualEnd : chosenEnd
  const form = useForm(Answer, {
    labels: { answer: needsReason ? t`Reason` : t`Message to the learner` },
    defaultValues: { answer: '' },
    draft: formDraft(`applications-${institutionId}-${move}`, userId),
    onSubmit: async (body) => {
      const ids = applications.map(({ id }) => id).toSorted((a, b) => a - b)
      const outcome = await mutateAsync({ ids, ...body, status: move, ...(move === 'offered' && { offerUntil: end }) })
      isDone.current = true
      props.onClose()
      onMoved({ ...outcome, move })
    },
    failure: (error, isAtField) => (isAtField ? null : messageOf(error, t`We couldn’t save that. Please try again.`)),
  })
  const name = i18n._(nameOfMove(move, from))
  return (
    <RowDialog
      wide
      control={props}
      form={form}
      isDone={() => isDone.current}
      title={name}
      description={<About applications={applications} />}
      actions={
        <>
          <Button
            variant={move === 'declined' || move === 'left' ? 'danger' : 'primary'}
            busy={form.busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => void form.submit()}
          >
            {name}
          </Button>
          <Button variant="quiet" disabled={form.busy} onClick={props.onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {move === 'offered' && (
        <Field
          label={<Trans>The offer holds until</Trans>}
          hint={<Trans>After that day the place is free again.</Trans>}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={end}
              min={today}
              onChange={({ target }) => setChosenEnd(target.value)}
            />
          )}
        </Field>
      )}
      <KeptTexts institutionId={institutionId} onChoose={(text) => form.setValue('answer', text)} />
      <Field
        {...form.field('answer')}
        optional={!needsReason}
        hint={
          needsReason ? (
            <Trans>The learner reads it.</Trans>
          ) : (
            <Trans>Tell them what happens next, or why not. They’ll see this with your decision.</Trans>
          )
        }
      >
        {(control) => <TextArea {...control} {...form.input('answer')} />}
      </Field>
      <p className="text-small text-ink-soft">
        <Trans>You can undo this for {undoSeconds} seconds. Then we tell the learners.</Trans>
      </p>
    </RowDialog>
  )
}

function About({ applications }: Pick<MoveDialogProps, 'applications'>) {
  const { t } = useLingui()
  const [first, ...others] = applications
  if (first === undefined) return null
  if (others.length > 0) {
    return (
      <Plural
        value={applications.length}
        one="This is about # application."
        other="This is about # applications. Where places are limited, those who applied first get them."
      />
    )
  }
  const name = first.applicant?.name ?? t`The learner`
  const course = first.courseTitle
  return (
    <Trans>
      {name} applied to “{course}”.
    </Trans>
  )
}
