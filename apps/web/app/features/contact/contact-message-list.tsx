import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { contactStates } from '@milepost/contract/contact/limits'
import type { ContactMessage } from '@milepost/contract/contact/schema'
import { useQuery } from '@tanstack/react-query'
import { messagesQuery } from '#features/contact/api.ts'
import { MessageDialog } from '#features/contact/message-dialog.tsx'
import { formatDate } from '#lib/format.ts'
import { chosenStatus, pageOf, useListAddress } from '#lib/list-address.ts'
import { Badge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import { notify } from '#ui/toast.tsx'

const all = 'all'

const statusOf = (chosen: string | null) => chosenStatus(chosen, contactStates, 'new')

export const shownMessagesQuery = (search: URLSearchParams) =>
  messagesQuery(statusOf(search.get('status')), pageOf(search))

/** What people wrote by the contact form, and the way to answer. What is new is shown first. */
export function ContactMessageList({ userId }: { userId: string }) {
  const { t } = useLingui()
  const address = useListAddress(['status'])
  const status = statusOf(address.values.status)
  return (
    <ListSection>
      <StatusFilter status={status} onChange={(next) => address.set('status', next)} />
      <ResourceTable
        query={useQuery(messagesQuery(status, address.page))}
        paging={address}
        caption={<Trans>Messages</Trans>}
        columns={columns}
        actions={(message, open) => (
          <RowAction
            aria-label={message.status === 'new' ? t`Answer ${message.name}` : t`Read the message of ${message.name}`}
            onClick={() => open('message')}
          >
            {message.status === 'new' ? <Trans>Answer</Trans> : <Trans>Read</Trans>}
          </RowAction>
        )}
        dialogs={{
          message: (message, dialog) => (
            <MessageDialog
              {...dialog}
              userId={userId}
              message={message}
              onAnswered={() => {
                dialog.onClose()
                notify({ text: t`Your reply has been sent.`, tone: 'success' })
              }}
            />
          ),
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

function StatusBadge({ status }: Pick<ContactMessage, 'status'>) {
  return status === 'new' ? (
    <Badge tone="signal">
      <Trans>New</Trans>
    </Badge>
  ) : (
    <Badge tone="success">
      <Trans>Answered</Trans>
    </Badge>
  )
}
