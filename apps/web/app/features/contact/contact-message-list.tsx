import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { contactStates } from '@milepost/contract/contact/limits'
import type { ContactMessage } from '@milepost/contract/contact/schema'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { messageRows, messagesQuery } from '#features/contact/api.ts'
import { MessageDialog } from '#features/contact/message-dialog.tsx'
import { formatDate } from '#lib/format.ts'
import { chosenStatus, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { ChoiceFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { type ResourceColumn, ResourceTable, RowAction, TitleButton } from '#ui/resource-list/resource-table.tsx'
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
    <ListSection isDense>
      <FilterBar>
        <StatusFilter status={status} onChange={(next) => address.set('status', next)} />
        {sender !== '' && (
          <ChoiceFilter
            label={t`Sender`}
            value={sender}
            onChange={(next) => address.set('sender', next)}
            choices={[
              ['', t`All`],
              [sender, sender],
            ]}
          />
        )}
      </FilterBar>
      <ResourceTable
        query={useQuery(messagesQuery({ status, sender }, address.page))}
        paging={address}
        caption={<Trans>Messages</Trans>}
        rowsPerPage={useRowsPerPage(messageRows)}
        columns={columns}
        nameOf={({ name }) => name}
        menu={(message, open) => (
          <>
            <RowAction
              aria-label={message.status === 'new' ? t`Answer ${message.name}` : t`Read the message of ${message.name}`}
              onClick={() => open('message')}
            >
              {message.status === 'new' ? <Trans>Answer</Trans> : <Trans>Read</Trans>}
            </RowAction>
            {message.status === 'new' && (
              <RowAction aria-label={t`Don’t answer ${message.name}`} onClick={() => open('sorting')}>
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

const columns: readonly ResourceColumn<ContactMessage, 'message' | 'sorting'>[] = [
  {
    key: 'from',
    header: <Trans>From</Trans>,
    isTitle: true,
    cell: (message, open) => <From message={message} onOpen={() => open('message')} />,
  },
  { key: 'message', header: <Trans>Message</Trans>, narrow: 'below', cell: ({ message }) => message },
  { key: 'email', header: <Trans>Email</Trans>, isRoomy: true, cell: ({ email }) => email },
  { key: 'time', header: <Trans>Written on</Trans>, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'status',
    header: <Trans>Status</Trans>,
    narrow: 'end',
    cell: (message) => <StatusBadge status={message.status} />,
  },
]

interface StatusFilterProps {
  status: ContactMessage['status'] | ''
  onChange: (status: string) => void
}

function StatusFilter({ status, onChange }: StatusFilterProps) {
  const { t } = useLingui()
  return (
    <ChoiceFilter
      label={t`Status`}
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
  )
}

function From({ message: { name, plan }, onOpen }: { message: ContactMessage; onOpen: () => void }) {
  return (
    <TitleButton onPress={onOpen}>
      <span className="mr-2">{name}</span>
      {plan === 'pro' && <Badge tone="spruce">Pro</Badge>}
      {plan === 'premium' && <Badge tone="spruce">Premium</Badge>}
    </TitleButton>
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
