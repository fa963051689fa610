import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { SkillKnowledge } from '@milepost/contract/knowledge/schema'
import { pages } from '@milepost/contract/pages'
import { hoursWithEducation } from '@milepost/contract/skills/limits'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { skillQuery } from '#features/knowledge/skills/api.ts'
import { SkillArticle } from '#features/knowledge/skills/skill-article.tsx'
import { profileQuery } from '#features/profiles/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta, pageTitle } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Clock } from '#ui/icons.ts'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NoSuchPage } from '#ui/no-such-page.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** Until the skill is there, which brings its own. */
export const meta = () => pageMeta(i18n._(msg`Skill`))

export const clientLoader = preload('student', ({ id }, { params }) => [
  ensure(skillQuery(params['skillId'] ?? '')),
  ensure(profileQuery(id)),
])

export const HydrateFallback = LoadingScreen

export default function SkillScreen() {
  const { skillId = '' } = useParams()
  const skill = useQuery(skillQuery(skillId))
  return (
    <Loaded
      query={skill}
      loading={<Trans>Loading...</Trans>}
      failure={(retry, error) => (isNoSkill(error) ? <NoSuchSkill /> : <Failure onRetry={retry} />)}
    >
      {(loaded) => <Skill key={skillId} skill={loaded} />}
    </Loaded>
  )
}

/** An address that names no skill is no page; one that cannot be a skill's the server does not even look up. */
function isNoSkill(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid')
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-8">
      <PageHeading title={<Trans>Skill</Trans>} />
      <ErrorState title={<Trans>We couldn’t load this skill</Trans>} onRetry={onRetry} />
    </div>
  )
}

function Skill({ skill }: { skill: SkillKnowledge }) {
  const { id } = useCurrentUser()
  const { data: profile } = useQuery(profileQuery(id))
  const hours =
    profile === undefined || profile === null ? skill.hours : hoursWithEducation(skill.hours, profile.educationLevel)
  return (
    <div className="@container grid gap-10">
      <title>{pageTitle(skill.name)}</title>
      <div className="grid gap-3">
        <PageHeading title={skill.name} subtitle={skill.description} />
        <p className="flex gap-1.5 text-ink-soft">
          <Clock className="mt-[0.35em] size-4 shrink-0" aria-hidden />
          <Trans>
            About <Plural value={hours} one="# hour" other="# hours" /> of study and practice for a beginner (our
            estimate)
          </Trans>
        </p>
      </div>
      <SkillArticle skill={skill} />
    </div>
  )
}

function NoSuchSkill() {
  return (
    <NoSuchPage to={pages.roadmap}>
      <Trans>View My Roadmap</Trans>
    </NoSuchPage>
  )
}
