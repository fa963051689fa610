import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { contactStates } from '@milepost/contract/contact/limits'
import type { ContactMessage } from '@milepost/contract/contact/schema'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { messagesQuery } from '#features/contact/api.ts'
import { MessageDialog } from '#features/contact/message-dialog.tsx'
import { formatDate } from '#lib/format.ts'
import { chosenStatus, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import { notify } from '#ui/toast.tsx'

const all = 'all'

const names = ['status', 'sender'] as const

function filterOf({ status, sender }: Readonly<Record<(typeof names)[number], string>>) {
  return { status: chosenStatus(status, contactStates, 'new'), sender: /^\S+@\S+$/.test(sender) ? sender : '' }
}

export function shownMessagesQuery(search: URLSearchParams) {
  const { values, page } = listChoiceOf(search, names)
  return messagesQuery(filterOf(values), page)
}

/** What people wrote by the contact form, to answer, close or delete. What is new is shown first. */
export function ContactMessageList({ userId }: { userId: string }) {
  const { t } = useLingui()
  const address = useListAddress(names)
  const { status, sender } = filterOf(address.values)
  return (
    <ListSection>
      <StatusFilter status={status} onChange={(next) => address.set('status', next)} />
      {sender !== '' && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="wrap-anywhere">
            <Trans>Only messages from {sender}</Trans>
          </span>
          <Button variant="quiet" size="small" onClick={() => address.set('sender', '')}>
            <Trans>Show all senders</Trans>
          </Button>
        </p>
      )}
      <ResourceTable
        query={useQuery(messagesQuery({ status, sender }, address.page))}
        paging={address}
        caption={<Trans>Messages</Trans>}
        columns={columns}
        actions={(message, open) => (
          <>
            <RowAction
              aria-label={message.status === 'new' ? t`Answer ${message.name}` : t`Read the message of ${message.name}`}
              onClick={() => open('message')}
            >
              {message.status === 'new' ? <Trans>Answer</Trans> : <Trans>Read</Trans>}
            </RowAction>
            {message.status === 'new' && (
              <RowAction
                className="@3xl:whitespace-nowrap"
                aria-label={t`Don’t answer ${message.name}`}
                onClick={() => open('sorting')}
              >
                <Trans>Don’t answer</Trans>
              </RowAction>
            )}
          </>
        )}
        dialogs={{
          message: (message, dialog) => <ListedMessage {...dialog} userId={userId} message={message} />,
          sorting: (message, dialog) => <ListedMessage {...dialog} userId={userId} message={message} startsSorting />,
        }}
        failure={<Trans>We couldn’t load the messages</Trans>}
        emptyText={status === 'new' ? <Trans>All caught up.</Trans> : <Trans>No messages.</Trans>}
        count={({ first, last, total }) => (
          <Trans>
            Showing {first}-{last} of <Plural value={total} one="# message" other="# messages" />
          </Trans>
        )}
      />
    </ListSection>
  )
}

function ListedMessage(props: Omit<ComponentProps<typeof MessageDialog>, 'onAnswered'>) {
  const { t } = useLingui()
  const tell = () => {
    props.onClose()
    notify({ text: t`Your reply has been sent.`, tone: 'success' })
  }
  return <MessageDialog {...props} onAnswered={tell} />
}

const columns: readonly Column<ContactMessage>[] = [
  { key: 'from', header: <Trans>From</Trans>, isTitle: true, cell: (message) => <From {...message} /> },
  {
    key: 'message',
    header: <Trans>Message</Trans>,
    cell: ({ message }) => <p className="line-clamp-2">{message}</p>,
  },
  {
    key: 'time',
    header: <Trans>Written on</Trans>,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  { key: 'status', header: <Trans>Status</Trans>, cell: (message) => <StatusBadge status={message.status} /> },
]

interface StatusFilterProps {
  status: ContactMessage['status'] | ''
  onChange: (status: string) => void
}

function StatusFilter({ status, onChange }: StatusFilterProps) {
  const { t } = useLingui()
  return (
    <div className="max-w-64">
      <FilterSelect
        label={<Trans>Status</Trans>}
        value={status || all}
        onChange={onChange}
        choices={[
          ['new', t`New`],
          ['answered', t`Answered`],
          ['closed', t`Closed`],
          ['spam', t`Spam`],
          [all, t`All`],
        ]}
      />
    </div>
  )
}

function From({ name, email, plan }: ContactMessage) {
  return (
    <div className="grid justify-items-start gap-0.5 @3xl:min-w-52">
      <span>{name}</span>
      <span className="font-text text-small font-normal text-ink-soft">{email}</span>
      {plan === 'pro' && <Badge tone="spruce">Pro</Badge>}
      {plan === 'premium' && <Badge tone="spruce">Premium</Badge>}
    </div>
  )
}

const statusBadges: Readonly<Record<ContactMessage['status'], { tone: BadgeTone; text: ReactNode }>> = {
  new: { tone: 'signal', text: <Trans>New</Trans> },
  answered: { tone: 'success', text: <Trans>Answered</Trans> },
  closed: { tone: 'plain', text: <Trans>Closed</Trans> },
  spam: { tone: 'plain', text: <Trans>Spam</Trans> },
}

function StatusBadge({ status }: Pick<ContactMessage, 'status'>) {
  const { tone, text } = statusBadges[status]
  return <Badge tone={tone}>{text}</Badge>
}
