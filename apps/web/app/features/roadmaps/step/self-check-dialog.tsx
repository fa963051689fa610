import { Trans } from '@lingui/react/macro'
import type { SkillLevel } from '@milepost/contract/skills/limits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { skillQuery } from '#features/roadmaps/api.ts'
import { clearSelfCheck, readSelfCheck, type SelfCheck, saveSelfCheck } from '#features/roadmaps/step/self-check.ts'
import { SelfCheckQuestion } from '#features/roadmaps/step/self-check-question.tsx'
import { SelfCheckResult } from '#features/roadmaps/step/self-check-result.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

interface SelfCheckDialogProps {
  userId: string
  step: { readonly skillId: string; readonly label: string; readonly hours: number; readonly level: SkillLevel }
  open: boolean
  /** The level that is being saved now. */
  saving: SkillLevel | null
  /** Why saving it failed, null while it has not. */
  failure: ReactNode
  onLevel: (skill: { id: string; name: string }, level: SkillLevel) => void
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/**
 * Questions on a skill that the learner thinks they know. Answers survive a closed dialog and a reload. Give each
 * opening its own `key`.
 */
export function SelfCheckDialog(props: SelfCheckDialogProps) {
  const { userId, step, open } = props
  const { data, error, refetch } = useQuery({ ...skillQuery(step.skillId), enabled: open })
  const { answers, moved, say } = useStoredAnswers(userId, step.skillId)
  const keepStep = () => {
    clearSelfCheck(userId)
    props.onClose()
  }
  const said = answers.slice(0, data?.selfChecks.length ?? 0)
  const question = data?.selfChecks[said.length]
  const name = data?.name ?? step.label
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      startAtTitle
      returnFocus={props.returnFocus}
      title={<Trans>Check yourself: {name}</Trans>}
      description={
        said.length === 0 ? <Trans>Answer in your head or out loud, then check. Only you see this.</Trans> : undefined
      }
    >
      {data === undefined && error === null && (
        <PendingLine>
          <Trans>Loading questions...</Trans>
        </PendingLine>
      )}
      {error !== null && (
        <RetryAlert onRetry={() => void refetch()}>
          <Trans>We couldn’t load the questions.</Trans>
        </RetryAlert>
      )}
      {data !== undefined && question !== undefined && (
        <SelfCheckQuestion
          key={said.length}
          {...question}
          answers={said}
          total={data.selfChecks.length}
          takesFocus={moved}
          onAnswer={(knew) => say([...said, knew])}
          onBack={() => say(said.slice(0, -1))}
        />
      )}
      {data !== undefined && question === undefined && (
        <SelfCheckResult
          skill={data}
          hours={step.hours}
          level={step.level}
          answers={said}
          takesFocus={moved}
          saving={props.saving}
          failure={props.failure}
          onLevel={(level) => props.onLevel(data, level)}
          onKeep={keepStep}
          onAgain={() => say([])}
        />
      )}
    </Dialog>
  )
}

/** The answers so far, kept in this browser, and whether one was given or taken back in this dialog. */
function useStoredAnswers(userId: string, skillId: string) {
  const [answers, setAnswers] = useState<SelfCheck>(() => readSelfCheck(userId, skillId))
  const [moved, setMoved] = useState(false)
  const say = (next: SelfCheck) => {
    setAnswers(next)
    setMoved(true)
    if (next.length === 0) clearSelfCheck(userId)
    else saveSelfCheck(userId, skillId, next)
  }
  return { answers, moved, say }
}
