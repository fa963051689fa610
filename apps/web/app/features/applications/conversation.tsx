import { Trans, useLingui } from '@lingui/react/macro'
import type { ApplicationSide } from '@milepost/contract/applications/limits'
import { type ApplicationMessage, NewApplicationMessage } from '@milepost/contract/applications/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { blockMutation, conversationQuery, messageMutation } from '#features/applications/conversation-api.ts'
import { ReportMessage } from '#features/applications/report-message.tsx'
import { WrittenLength } from '#features/applications/written-length.tsx'
import { messageOf } from '#lib/api-error.ts'
import { formatAgo } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Loaded } from '#ui/loaded.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { notifyFailure } from '#ui/toast.tsx'

interface ApplicationConversationProps {
  userId: string
  application: { readonly id: number; readonly status: string }
  side: ApplicationSide
  /** The other side's name. */
  other: string
  /** Texts to begin a message with. */
  texts?: ((insert: (text: string) => void) => ReactNode) | undefined
}

/** What a learner and an institution write to each other about an application. */
export function Conversation({ userId, application, side, other, texts }: ApplicationConversationProps) {
  const titleId = useId()
  const query = useQuery(conversationQuery(userId, application.id))
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p id={titleId} className="font-display font-semibold">
        <Trans>Messages</Trans>
      </p>
      <Loaded
        query={query}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load the messages</Trans>} onRetry={retry} />}
      >
        {({ messages, blockedBy }) => {
          const mayWrite = side === 'institution' || messages.length > 0
          const isOver = application.status === 'withdrawn' || application.status === 'closed'
          return (
            <>
              {messages.length > 0 && (
                <ol className="grid gap-2">
                  {messages.map((message) => (
                    <Message
                      key={message.id}
                      userId={userId}
                      applicationId={application.id}
                      message={message}
                      isOwn={message.from === side}
                      other={other}
                    />
                  ))}
                </ol>
              )}
              {blockedBy === null && mayWrite && !isOver && (
                <WriteForm userId={userId} applicationId={application.id} texts={texts} />
              )}
              {messages.length > 0 && (
                <Blocking userId={userId} applicationId={application.id} blockedBy={blockedBy} side={side} />
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

interface ConversationMessageProps {
  userId: string
  applicationId: number
  message: ApplicationMessage
  isOwn: boolean
  other: string
}

function Message({ userId, applicationId, message, isOwn, other }: ConversationMessageProps) {
  const { id, text, createdAt, reported } = message
  return (
    <li className="grid gap-1 border-l-4 border-line-strong bg-paper px-4 py-3">
      <p className="text-small text-ink-soft">
        <span>{isOwn ? <Trans>You</Trans> : other}</span> <span>· {formatAgo(createdAt)}</span>
      </p>
      {text === null ? (
        <p className="text-ink-soft">
          <Trans>An admin has taken this message away.</Trans>
        </p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {!isOwn && text !== null && (
        <ReportMessage userId={userId} applicationId={applicationId} messageId={id} isReported={reported} />
      )}
    </li>
  )
}

function WriteForm({
  userId,
  applicationId,
  texts,
}: Pick<ConversationMessageProps, 'userId' | 'applicationId'> & Pick<ApplicationConversationProps, 'texts'>) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(messageMutation(userId, applicationId))
  const form = useForm(NewApplicationMessage, {
    labels: { text: t`Write a message` },
    texts: { text: { required: t`Write a message first.` } },
    defaultValues: { text: '' },
    draft: formDraft(`application-${applicationId}-message`, userId),
    onSubmit: async ({ text }) => {
      await mutateAsync(text)
      form.reset()
    },
    failure: (error) => messageOf(error, t`We couldn’t send the message. Please try again.`),
  })
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {texts?.((text) => form.setValue('text', text))}
      <Field {...form.field('text')} hint={<WrittenLength text={form.watch('text')} />}>
        {(control) => <TextArea {...control} {...form.input('text')} rows={3} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div>
        <Button type="submit" size="small" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send message</Trans>
        </Button>
      </div>
    </form>
  )
}

interface BlockingProps {
  userId: string
  applicationId: number
  blockedBy: ApplicationSide | null
  side: ApplicationSide
}

function Blocking({ userId, applicationId, blockedBy, side }: BlockingProps) {
  const { t } = useLingui()
  const { busy, run } = useWrite(blockMutation(userId, applicationId), {
    onFailure: (error) => notifyFailure(error, t`We couldn’t save that. Please try again.`),
  })
  if (blockedBy !== null && blockedBy !== side) {
    return (
      <p className="text-small text-ink-soft">
        <Trans>The other side wants no more messages about this application.</Trans>
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
      {blockedBy !== null && (
        <span>
          <Trans>You get no more messages about this application.</Trans>
        </span>
      )}
      <Button variant="quiet" size="small" busy={busy} onClick={() => void run(blockedBy === null)}>
        {blockedBy === null ? <Trans>Block messages</Trans> : <Trans>Allow messages again</Trans>}
      </Button>
    </div>
  )
}
