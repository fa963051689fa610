import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { PendingInstitutionRequest } from '@milepost/contract/institutions/schema'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { institutionCoursesQuery, institutionQuery } from '#features/courses/admin/api.ts'
import { InstitutionCourses } from '#features/courses/admin/institution-courses.tsx'
import { InstitutionList, shownInstitutionsQuery } from '#features/institutions/management/institution-list.tsx'
import { pendingRequestsQuery } from '#features/institutions/requests/api.ts'
import { PendingRequests } from '#features/institutions/requests/pending-requests.tsx'
import { type SelectableItem, useTableSelection } from '#features/queue/table-selection.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Institutions`)

export const clientLoader = preload('admin', (_user, { search }) => {
  const chosen = chosenOf(search)
  return [
    ensure(pendingRequestsQuery(1)),
    ensure(shownInstitutionsQuery(search)),
    ...(chosen === null ? [] : [ensure(institutionQuery(chosen)), ensure(institutionCoursesQuery(chosen, 1))]),
  ]
})
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminInstitutions() {
  const [chosen, choose] = useChosen()
  const [isChosenHere, setChosenHere] = useState(false)
  const requests = useTableSelection(itemOfRequest)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <PageHeading
        title={<Trans>Institutions</Trans>}
        subtitle={<Trans>Institutions, their courses and new requests.</Trans>}
      />
      <PendingRequests selection={requests} />
      <InstitutionList
        chosen={chosen}
        onChoose={(id) => {
          setChosenHere(true)
          choose(id)
        }}
        onDeleted={(id) => {
          if (id === chosen) choose(null)
        }}
      />
      {chosen !== null && (
        <ChosenCourses key={chosen} institutionId={chosen} takesFocus={isChosenHere} onClose={() => choose(null)} />
      )}
    </div>
  )
}

function ChosenCourses(props: Omit<ComponentProps<typeof InstitutionCourses>, 'selection'>) {
  return <InstitutionCourses {...props} selection={useTableSelection(itemOfCourse)} />
}

function itemOfRequest({ id, name, applicant, createdAt }: PendingInstitutionRequest): SelectableItem {
  return {
    kind: 'institution_request',
    id: String(id),
    title: name,
    language: null,
    from: applicant.name,
    since: createdAt,
    version: null,
    may: ['approve', 'reject'],
  }
}

/** A course as the queue knows it. What was decided can be decided otherwise. */
function itemOfCourse({ id, title, language, status, management }: Course): SelectableItem {
  return {
    kind: 'course',
    id: String(id),
    title,
    language,
    from: null,
    since: '',
    version: management?.version ?? null,
    may: status === 'pending' ? ['approve', 'reject'] : status === 'approved' ? ['reject'] : ['approve'],
  }
}

function chosenOf(search: URLSearchParams): number | null {
  const id = Number(search.get('institution'))
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}

/** The chosen institution is in the address, beside the list's filters. */
function useChosen(): [number | null, (id: number | null) => void] {
  const [address, setAddress] = useSearchParams()
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
  return [chosenOf(address), choose]
}
