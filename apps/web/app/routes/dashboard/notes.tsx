import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Note } from '@milepost/contract/notes/schema'
import { pages } from '@milepost/contract/pages'
import { sessionSubjectOf, skillOf } from '@milepost/contract/roadmaps/limits'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasWords, notesQuery } from '#features/notes/api.ts'
import { NoteLinks } from '#features/notes/note-field.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { sessionPage, skillPage, stepOnRoadmap } from '#lib/addresses.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

export const meta = () => pageMeta(i18n._(msg`Your notes`))

export const clientLoader = preload('student', ({ id }) => [ensure(notesQuery(id)), ensure(roadmapQuery(id))])
export const HydrateFallback = LoadingScreen

export default function Notes() {
  const { id } = useCurrentUser()
  const notes = useQuery(notesQuery(id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <BackLink to={pages.roadmap}>
        <Trans>View My Roadmap</Trans>
      </BackLink>
      <PageHeading title={<Trans>Your notes</Trans>} subtitle={<Trans>Only you see them.</Trans>} />
      <Loaded
        query={notes}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load your notes</Trans>} onRetry={retry} />}
      >
        {(loaded) => <NoteList notes={loaded} />}
      </Loaded>
    </div>
  )
}

function NoteList({ notes }: { notes: readonly Note[] }) {
  const { t } = useLingui()
  const { id } = useCurrentUser()
  const { data: roadmap } = useQuery(roadmapQuery(id))
  const [search, setSearch] = useState('')
  const placed = notes.map((note) => ({ note, place: placeOf(note.subject, roadmap?.roadmap ?? []) }))
  const found = placed.filter(({ note, place }) => hasWords(`${place.title}\n${note.text}`, search))
  if (notes.length === 0)
    return (
      <EmptyState title={<Trans>No notes yet</Trans>}>
        <Trans>Write one at a step of your roadmap, or while you study a session.</Trans>
      </EmptyState>
    )
  return (
    <div className="grid max-w-prose gap-6">
      <SearchField
        label={<Trans>Search your notes</Trans>}
        placeholder={t`Words or an address`}
        value={search}
        onSearch={setSearch}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : undefined}>
        {found.length === 0 ? (
          <Trans>No note has these words.</Trans>
        ) : (
          <Plural value={found.length} one="# note" other="# notes" />
        )}
      </p>
      <ul className="grid gap-6">
        {found.map(({ note, place }) => (
          <li key={note.subject} className="grid gap-2 border-t border-line pt-4">
            <TextLink to={place.to}>{place.title}</TextLink>
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <NoteLinks text={note.text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where a note belongs. One of an earlier roadmap leads to its skill. */
function placeOf(subject: string, steps: readonly Step[]): { title: string; to: string } {
  const [key = '', session] = subject.split('/')
  const step = steps.find((one) => one.key === key)
  const skillId = skillOf({ key })
  const name = step?.label ?? skillId?.replaceAll('-', ' ') ?? key
  if (step !== undefined && session === undefined) return { title: name, to: stepOnRoadmap(String(step.id)) }
  if (session === undefined) return { title: name, to: skillId === null ? pages.roadmap : skillPage(skillId) }
  const details = typeof step?.details === 'string' ? [] : (step?.details ?? [])
  const title = details.find(({ id }) => id === session)?.label ?? session.replaceAll('-', ' ')
  return { title: `${name}: ${title}`, to: sessionPage(sessionSubjectOf({ key }) ?? '', session) }
}
