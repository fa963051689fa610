import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminCountersQuery } from '#features/analytics/platform/api.ts'
import { InstitutionCourses } from '#features/courses/admin/institution-courses.tsx'
import { AddInstitution } from '#features/institutions/management/add-institution.tsx'
import { institutionLists } from '#features/institutions/management/api.ts'
import { InstitutionList } from '#features/institutions/management/institution-list.tsx'
import { PendingRequests } from '#features/institutions/requests/pending-requests.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Institutions`} · ${product.name}` }]
}

export default function AdminInstitutions() {
  const queryClient = useQueryClient()
  const { values, page, set, setPage } = useListAddress(['search'])
  const [chosen, choose] = useChosen()
  const [isChosenHere, setChosenHere] = useState(false)
  const renew = () => {
    void queryClient.invalidateQueries({ queryKey: institutionLists })
    void queryClient.invalidateQueries({ queryKey: ['lookup', 'candidates'] })
    void queryClient.invalidateQueries(adminCountersQuery)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <PageHeading
        title={<Trans>Institutions</Trans>}
        subtitle={<Trans>Who may offer courses here, and what they offer.</Trans>}
      />
      <PendingRequests onApproved={renew} />
      <InstitutionList
        search={values.search}
        onSearch={(text) => set('search', text)}
        page={page}
        onPage={setPage}
        chosen={chosen}
        onChoose={(id) => {
          setChosenHere(true)
          choose(id)
        }}
        onDeleted={(id) => {
          if (id === chosen) choose(null)
          void queryClient.invalidateQueries(adminCountersQuery)
        }}
      >
        <AddInstitution onAdded={renew} />
      </InstitutionList>
      {chosen !== null && (
        <InstitutionCourses
          key={chosen}
          institutionId={chosen}
          takesFocus={isChosenHere}
          onClose={() => choose(null)}
        />
      )}
    </div>
  )
}

/** The chosen institution is in the address, beside the list's filters. */
function useChosen(): [number | null, (id: number | null) => void] {
  const [address, setAddress] = useSearchParams()
  const id = Number(address.get('institution'))
  const choose = (next: number | null) =>
    setAddress(
      (now) => {
        const changed = new URLSearchParams(now)
        if (next === null) changed.delete('institution')
        else changed.set('institution', String(next))
        return changed
      },
      { preventScrollReset: true },
    )
  return [Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null, choose]
}
