import { Trans, useLingui } from '@lingui/react/macro'
import { removeWords } from '@milepost/contract/courses/catalogue/limits'
import type { UnderstoodFilter, UnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import { type RefObject, useId, useRef } from 'react'
import { askForCourse } from '#lib/addresses.ts'
import { useCourseTerms } from '#ui/course-terms.tsx'
import { X } from '#ui/icons.ts'
import { TextLink } from '#ui/text-link.tsx'

interface SearchChipsProps {
  understood: UnderstoodSearch
  /** Takes the search without the words of a filter. */
  onSearch: (search: string) => void
  /** Is focused when the last chip goes. */
  searchField: RefObject<HTMLInputElement | null>
}

/** What was understood from a search: a corrected spelling, what is listed where nothing matches, and filters. */
export function SearchNotes(props: SearchChipsProps) {
  return (
    <>
      <CorrectedSpelling corrections={props.understood.corrections} />
      <Nearest understood={props.understood} />
      <SearchChips {...props} />
    </>
  )
}

/** Filters that were understood from words of the search. Each can be taken away, which takes its words away. */
function SearchChips({ understood: { search, filters }, onSearch, searchField }: SearchChipsProps) {
  const { t } = useLingui()
  const { languages, levels } = useCourseTerms()
  const id = useId()
  const chips = useRef<HTMLUListElement>(null)
  if (filters.length === 0) return null
  const nameOf = (filter: UnderstoodFilter) => {
    if (filter.name === 'language') return languages[filter.value]
    return filter.name === 'level' ? levels[filter.value] : t`Free`
  }
  const remove = ({ words }: UnderstoodFilter, place: number) => {
    // The focus would go with its chip.
    const others = [...(chips.current?.querySelectorAll('button') ?? [])].filter((_, at) => at !== place)
    const next = others[Math.min(place, others.length - 1)] ?? searchField.current
    next?.focus()
    onSearch(removeWords(search, words))
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id={id} className="text-small text-ink-soft">
        <Trans comment="Followed by filters that were understood from the words of a search: Tamil, Beginner, Free">
          Filters from your search:
        </Trans>
      </p>
      <ul ref={chips} aria-labelledby={id} className="flex flex-wrap gap-2">
        {filters.map((filter, place) => (
          <li key={filter.value}>
            <button
              type="button"
              aria-label={t`Remove ${nameOf(filter)}`}
              onClick={() => remove(filter, place)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-spruce-soft pr-3 pl-4 font-medium text-spruce transition-colors hover:bg-sunken"
            >
              {nameOf(filter)}
              <X className="size-4" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What was searched for instead of words that no course has. */
function CorrectedSpelling({ corrections }: Pick<UnderstoodSearch, 'corrections'>) {
  if (corrections.length === 0) return null
  const typed = corrections.map((correction) => correction.typed).join(' ')
  const shown = corrections.map((correction) => correction.shown).join(' ')
  return (
    <p role="status">
      <Trans>
        No course matches "{typed}". Showing "{shown}".
      </Trans>
    </p>
  )
}

/** What is listed where no course has all words. */
function Nearest({ understood: { search, career, partial } }: Pick<SearchChipsProps, 'understood'>) {
  if (career === undefined && partial === undefined) return null
  return (
    <p role="status">
      <span>
        {career === undefined ? (
          <Trans>No course has all words. These have some of them.</Trans>
        ) : (
          <Trans>No course has all words. These teach skills for this career: {career}.</Trans>
        )}
      </span>{' '}
      <TextLink to={askForCourse(search)}>
        <Trans>Ask for a course</Trans>
      </TextLink>
    </p>
  )
}
