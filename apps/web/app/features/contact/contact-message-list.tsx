import { Trans, useLingui } from '@lingui/react/macro'
import { type ContactMessage, contactStates } from '@milepost/contract/contact'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { contactMessages, messagesPerPage, messagesQuery } from '#features/contact/api.ts'
import { MessageDialog } from '#features/contact/message-dialog.tsx'
import { formatDate } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import { notify } from '#ui/toast.tsx'

const all = 'all'

/** What people wrote by the contact form, and the way to answer. What is new is shown first. */
export function ContactMessageList({ userId }: { userId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { values, page, set, setPage } = useListAddress(['status'])
  const status = values.status === all ? '' : (contactStates.find((each) => each === values.status) ?? 'new')
  const query = useQuery(messagesQuery(status, page))
  const opened = useDialogState<ContactMessage>()
  const list = useRef<HTMLDivElement>(null)
  const renew = () => queryClient.invalidateQueries({ queryKey: contactMessages })
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
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (message) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={message.status === 'new' ? t`Answer ${message.name}` : t`Read the message of ${message.name}`}
          onClick={() => opened.open(message)}
        >
          {message.status === 'new' ? <Trans>Answer</Trans> : <Trans>Read</Trans>}
        </Button>
      ),
    },
  ]
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <div className="max-w-64">
        <ListChoice
          label={<Trans>Status</Trans>}
          value={status || all}
          onChange={(next) => set('status', next)}
          choices={[
            ['new', t`New`],
            ['answered', t`Answered`],
            [all, t`All`],
          ]}
        />
      </div>
      <PagedTable
        query={query}
        perPage={messagesPerPage}
        page={page}
        onPage={setPage}
        caption={<Trans>Messages</Trans>}
        columns={columns}
        keyOf={({ id }) => id}
        failure={<Trans>The messages could not be loaded</Trans>}
        empty={status === 'new' ? <Trans>Every message is answered.</Trans> : <Trans>There are none.</Trans>}
        count={(first, last, total) => (
          <Trans>
            Showing {first}-{last} of {total} messages
          </Trans>
        )}
      />
      {opened.subject !== null && (
        <MessageDialog
          key={opened.key}
          userId={userId}
          message={opened.subject}
          open={opened.isOpen}
          onClose={opened.close}
          onAnswered={() => {
            opened.close()
            notify({ text: t`The answer is on its way by mail.`, tone: 'success' })
            void renew()
          }}
          onRefused={() => void renew()}
          returnFocus={() => list.current}
        />
      )}
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
