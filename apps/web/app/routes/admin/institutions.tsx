import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { PendingInstitutionRequest } from '@milepost/contract/institutions/schema'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { institutionCoursesQuery, institutionQuery } from '#features/courses/admin/api.ts'
import { InstitutionCourses } from '#features/courses/admin/institution-courses.tsx'
import {
  type ChosenInstitution,
  InstitutionList,
  shownInstitutionsQuery,
} from '#features/institutions/management/institution-list.tsx'
import { membersQuery } from '#features/institutions/memberships/api.ts'
import { InstitutionPeople } from '#features/institutions/memberships/institution-people.tsx'
import { pendingRequestsQuery } from '#features/institutions/requests/api.ts'
import { PendingRequests } from '#features/institutions/requests/pending-requests.tsx'
import { type SelectableItem, useTableSelection } from '#features/queue/table-selection.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
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
    ...(chosen?.view === 'courses'
      ? [ensure(institutionQuery(chosen.id)), ensure(institutionCoursesQuery(chosen.id, 1))]
      : []),
    ...(chosen?.view === 'people' ? [ensure(membersQuery(chosen.id, 1))] : []),
  ]
})
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminInstitutions() {
  const [chosen, choose] = useChosen()
  const { id: ownId } = useCurrentUser()
  const { confirmed, dialog } = useReauthentication({ userId: ownId, onLeave: () => undefined })
  const [isChosenHere, setChosenHere] = useState(false)
  const requests = useTableSelection(itemOfRequest)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <PageHeading
        title={<Trans>Institutions</Trans>}
        subtitle={<Trans>Institutions, their courses and new requests.</Trans>}
      />
      <PendingRequests decisions={requests} />
      <InstitutionList
        chosen={chosen}
        onChoose={(next) => {
          setChosenHere(true)
          choose(next)
        }}
        onDeleted={(id) => {
          if (id === chosen?.id) choose(null)
        }}
      />
      {chosen?.view === 'courses' && (
        <ChosenCourses
          key={chosen.id}
          institutionId={chosen.id}
          takesFocus={isChosenHere}
          onClose={() => choose(null)}
        />
      )}
      {chosen?.view === 'people' && (
        <InstitutionPeople
          key={chosen.id}
          institutionId={chosen.id}
          ownId={ownId}
          confirmed={confirmed}
          takesFocus={isChosenHere}
          onClose={() => choose(null)}
        />
      )}
      {dialog}
    </div>
  )
}

function ChosenCourses(props: Omit<ComponentProps<typeof InstitutionCourses>, 'decisions'>) {
  return <InstitutionCourses {...props} decisions={useTableSelection(itemOfCourse)} />
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

/** The address's name for each view of an institution. */
const viewNames = { courses: 'institution', people: 'people' } as const

function chosenOf(search: URLSearchParams): ChosenInstitution | null {
  for (const view of ['courses', 'people'] as const) {
    const id = Number(search.get(viewNames[view]))
    if (Number.isInteger(id) && id > 0 && id <= 2_147_483_647) return { id, view }
  }
  return null
}

/** The chosen institution is in the address, beside the list's filters. */
function useChosen(): [ChosenInstitution | null, (chosen: ChosenInstitution | null) => void] {
  const [address, setAddress] = useSearchParams()
  const choose = (next: ChosenInstitution | null) =>
    setAddress(
      (now) => {
        const changed = new URLSearchParams(now)
        for (const name of Object.values(viewNames)) changed.delete(name)
        if (next !== null) changed.set(viewNames[next.view], String(next.id))
        return changed
      },
      { preventScrollReset: true },
    )
  return [chosenOf(address), choose]
}
