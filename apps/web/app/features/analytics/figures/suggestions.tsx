import { Plural, Trans } from '@lingui/react/macro'
import type { CourseSuggestion } from '@milepost/contract/analytics/schema'
import { useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '#features/analytics/figures/api.ts'
import { newCourseAddress } from '#features/analytics/figures/new-course-address.ts'
import { formatList } from '#lib/format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { SectionTitle } from '#ui/section-title.tsx'

/** What to offer next: wanted skills nearest to what the institution teaches, each with the reason. */
export function Suggestions({ institutionId }: { institutionId: number }) {
  const query = useQuery(suggestionsQuery(institutionId))
  return (
    <section aria-labelledby="suggestions" className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionTitle
        id="suggestions"
        className="max-w-prose"
        note={<Trans>Skills in demand that are closest to what you already teach.</Trans>}
      >
        <Trans>What to offer next</Trans>
      </SectionTitle>
      <Loaded
        query={query}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load the suggestions</Trans>} onRetry={retry} />}
      >
        {(suggestions) =>
          suggestions.length === 0 ? (
            <p>
              <Trans>None of the skills in demand are close to what you teach. See the full list below.</Trans>
            </p>
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
              {suggestions.map((suggestion) => (
                <li key={suggestion.skill.id} className="grid">
                  <SuggestionCard suggestion={suggestion} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function SuggestionCard({ suggestion }: { suggestion: CourseSuggestion }) {
  const { skill, learners, courses } = suggestion
  const id = `suggestion-${skill.id}`
  return (
    <Card aria-labelledby={id} className="grid content-between gap-4">
      <div className="grid gap-2">
        <h3 id={id} className="text-title">
          {skill.name}
        </h3>
        <p>
          <Reason suggestion={suggestion} />
        </p>
        <p className="text-ink-soft">
          <Trans>
            <Plural value={learners} one="# learner is waiting for it." other="# learners are waiting for it." />{' '}
            <Plural
              value={courses}
              _0="No course teaches it yet."
              one="# course teaches it."
              other="# courses teach it."
            />
          </Trans>
        </p>
      </div>
      <ButtonLink to={newCourseAddress(skill)} variant="quiet" className="justify-self-start" aria-describedby={id}>
        <Trans>Draft this course</Trans>
      </ButtonLink>
    </Card>
  )
}

function Reason({ suggestion: { reason, area, taught } }: { suggestion: CourseSuggestion }) {
  const skills = formatList(taught.map(({ name }) => name))
  if (reason === 'same_area') {
    return (
      <Trans>
        It’s in the same area as {skills}, which you teach: {area}.
      </Trans>
    )
  }
  if (reason === 'builds_on') return <Trans>It builds on {skills}, which you teach.</Trans>
  if (reason === 'leads_to') return <Trans>It leads to {skills}, which you teach.</Trans>
  return <Trans>It’s one of the skills most learners are waiting for.</Trans>
}
