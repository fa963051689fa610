import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Member } from '@milepost/contract/memberships'
import type { User } from '@milepost/contract/users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { membersPerPage, membersQuery, renewPeople } from '#features/institutions/memberships/api.ts'
import { HandOverDialog } from '#features/institutions/memberships/hand-over-dialog.tsx'
import { MemberTable } from '#features/institutions/memberships/member-table.tsx'
import { RemovalDialog } from '#features/institutions/memberships/removal-dialog.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { TableFrame } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { notify } from '#ui/toast.tsx'

export interface PeopleListProps {
  user: User
  institutionId: number
  /** Does what takes a fresh proof of who one is, once it is there. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T | 'cancelled'>
  /** The user left the institution, or handed it over. */
  onChanged: () => Promise<unknown>
}

/** Who acts for the institution: its owner removes members and hands over, a member can leave. */
export function PeopleList({ user, institutionId, confirmed, onChanged }: PeopleListProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const address = useListAddress([])
  const { page } = address
  const query = useQuery(membersQuery(institutionId, page))
  const removing = useDialogState<Member>()
  const handing = useDialogState<Member>()
  const heading = useRef<HTMLHeadingElement>(null)
  const total = query.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / membersPerPage))
  if (query.data !== undefined && !query.isPlaceholderData && page > pages) address.setPage(pages)

  const renew = () => renewPeople(queryClient, institutionId)
  const removed = async (member: Member) => {
    if (member.id === user.id) {
      notify({ text: t`You have left the institution.`, tone: 'success' })
      await onChanged()
      return
    }
    await renew()
    removing.close()
    notify({ text: t`${member.name} no longer acts for the institution.`, tone: 'success' })
  }
  const handedOver = async (member: Member) => {
    await onChanged()
    await renew()
    handing.close()
    notify({ text: t`${member.name} is the owner now.`, tone: 'success' })
  }
  const toHeading = (isDone: boolean) => (isDone ? heading.current : null)
  return (
    <section aria-labelledby="members" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="members" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>Who acts for the institution</Trans>
      </h2>
      <TableFrame query={query} rows={3} failure={<Trans>The people could not be loaded</Trans>}>
        <MemberTable
          members={query.data?.members ?? []}
          user={user}
          busy={query.isPlaceholderData}
          onRemove={removing.open}
          onHandOver={handing.open}
        />
        {pages > 1 && (
          <Pagination
            page={page}
            pages={pages}
            onPage={(next) => {
              address.setPage(next)
              heading.current?.focus()
            }}
            text={<Plural value={total} one="# person" other="# people" />}
          />
        )}
      </TableFrame>
      {removing.subject !== null && (
        <RemovalDialog
          key={`removing ${removing.key}`}
          institutionId={institutionId}
          member={removing.subject}
          isSelf={removing.subject.id === user.id}
          open={removing.isOpen}
          onRemoved={removed}
          onRefused={() => void renew()}
          onClose={removing.close}
          returnFocus={toHeading}
        />
      )}
      {handing.subject !== null && (
        <HandOverDialog
          key={`handing over ${handing.key}`}
          institutionId={institutionId}
          member={handing.subject}
          open={handing.isOpen}
          confirmed={confirmed}
          onHandedOver={handedOver}
          onRefused={() => void renew()}
          onClose={handing.close}
          returnFocus={toHeading}
        />
      )}
    </section>
  )
}
