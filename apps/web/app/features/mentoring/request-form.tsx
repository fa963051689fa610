import { Trans, useLingui } from '@lingui/react/macro'
import { type MentoringRequest, maxMentoringTopicLength } from '@milepost/contract/mentoring'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { askForSession } from '#features/mentoring/api.ts'
import { limitsOfTimes, readTimes, type TimeIssue } from '#features/mentoring/proposed-times.ts'
import {
  mayAddTime,
  type SessionDraft,
  withoutTime,
  withTime,
  withTimeText,
} from '#features/mentoring/session-draft.ts'
import { ownTimeZone } from '#features/mentoring/time-zone.ts'
import { ApiError } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const topicId = 'mentoring-topic'
const timesErrorId = 'mentoring-times-error'
const timeId = (key: number) => `mentoring-time-${key}`

interface RequestIssues {
  readonly topic?: string | undefined
  /** What is wrong with the times as a whole, in the server's words. */
  readonly times?: string | undefined
  /** By the time's key. */
  readonly each?: ReadonlyMap<number, TimeIssue> | undefined
}

interface RequestFormProps {
  userId: string
  draft: SessionDraft
  onChange: (draft: SessionDraft) => void
  onAsked: (request: MentoringRequest) => void
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
}

/** Asks for a session with a mentor: what about, and when. */
export function RequestForm({ userId, draft, onChange, onAsked, onRefused }: RequestFormProps) {
  const { t } = useLingui()
  const [issues, setIssues] = useState<RequestIssues>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [limits] = useState(() => limitsOfTimes(new Date()))
  const zone = ownTimeZone()
  const texts: Record<TimeIssue, string> = {
    required: t`Propose at least one time.`,
    time_ahead: t`Choose a time between one hour and 60 days from now.`,
    distinct: t`This time is proposed already.`,
  }

  const show = (next: RequestIssues, first: string) => {
    setIssues(next)
    document.getElementById(first)?.focus()
  }
  // A time that was just added gets the focus.
  const known = useRef(draft.times.length)
  useEffect(() => {
    const last = draft.times.at(-1)
    if (draft.times.length > known.current && last !== undefined) document.getElementById(timeId(last.key))?.focus()
    known.current = draft.times.length
  }, [draft.times])
  const firstTime = timeId(draft.times[0]?.key ?? 0)
  const refuse = (error: unknown) => {
    const issues = error instanceof ApiError ? error.issues : []
    const topic = issues.find((issue) => issue.field === 'topic')?.message
    const times = issues.find((issue) => issue.field.startsWith('proposedTimes'))?.message
    if (topic !== undefined || times !== undefined) {
      show({ topic, times }, topic === undefined ? firstTime : topicId)
      return
    }
    setFailure((error instanceof ApiError && error.message) || t`Your request could not be sent. Please try again.`)
    onRefused()
  }
  const { busy, send } = useSubmit(refuse)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    setIssues({})
    const topic = draft.topic.trim()
    const read = readTimes(
      draft.times.map((time) => time.text),
      new Date(),
    )
    const each = new Map([...(read.issues ?? [])].map(([index, issue]) => [draft.times[index]?.key ?? 0, issue]))
    const missing = topic === '' ? t`Say what you want to talk about.` : undefined
    if (missing !== undefined || read.times === null) {
      const [firstInvalid] = draft.times.filter((time) => each.has(time.key))
      show({ topic: missing, each }, missing === undefined ? timeId(firstInvalid?.key ?? 0) : topicId)
      return
    }
    const { times } = read
    await send(() => askForSession(userId, topic, times).then(onAsked))
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field
        id={topicId}
        label={<Trans>What do you want to talk about?</Trans>}
        hint={<Trans>A few sentences help the mentor to prepare.</Trans>}
        error={issues.topic}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            value={draft.topic}
            maxLength={maxMentoringTopicLength}
            onChange={(event) => onChange({ ...draft, topic: event.target.value })}
          />
        )}
      </Field>
      <fieldset
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
        {...(issues.times !== undefined && { 'aria-describedby': timesErrorId })}
      >
        <legend className="font-display font-semibold">
          <Trans>When would it suit you?</Trans>
        </legend>
        <p className="text-small text-ink-soft">
          <Trans>Up to five times, each between one hour and 60 days from now, in your own time zone: {zone}.</Trans>
        </p>
        {draft.times.map((time, index) => {
          const issue = issues.each?.get(time.key)
          const number = index + 1
          return (
            <Field
              key={time.key}
              id={timeId(time.key)}
              label={<Trans>Time {number}</Trans>}
              error={issue === undefined ? undefined : texts[issue]}
            >
              {(control) => (
                <div className="flex min-w-0 items-center gap-2">
                  <TextInput
                    {...control}
                    className="min-w-0"
                    type="datetime-local"
                    value={time.text}
                    min={limits.earliest}
                    max={limits.latest}
                    onChange={(event) => onChange(withTimeText(draft, time.key, event.target.value))}
                  />
                  {draft.times.length > 1 && (
                    <IconButton
                      label={t`Remove time ${number}`}
                      onClick={() => {
                        onChange(withoutTime(draft, time.key))
                        document.getElementById(timeId(neighbour(draft, index)))?.focus()
                      }}
                    >
                      <X className="size-5" aria-hidden />
                    </IconButton>
                  )}
                </div>
              )}
            </Field>
          )
        })}
        <FieldError id={timesErrorId} error={issues.times} />
        {mayAddTime(draft) && (
          <div>
            <Button variant="quiet" size="small" onClick={() => onChange(withTime(draft))}>
              <Plus className="size-4" aria-hidden />
              <Trans>Add another time</Trans>
            </Button>
          </div>
        )}
      </fieldset>
      {failure !== null && <Alert>{failure}</Alert>}
      <div>
        <Button type="submit" size="large" busy={busy} busyText={<Trans>Sending your request...</Trans>}>
          <Trans>Ask for a session</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The key of the time beside the one that goes. */
function neighbour({ times }: SessionDraft, index: number): number {
  return (times[index - 1] ?? times[index + 1])?.key ?? 0
}
