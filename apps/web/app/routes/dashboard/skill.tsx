import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { SkillKnowledge } from '@milepost/contract/knowledge'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { skillQuery } from '#features/knowledge/skills/api.ts'
import { SkillArticle } from '#features/knowledge/skills/skill-article.tsx'
import { ApiError } from '#lib/api-error.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta, pageTitle } from '#lib/page-meta.ts'
import { ArticleLoading } from '#ui/article-loading.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Clock } from '#ui/icons.ts'
import { NoSuchPage } from '#ui/no-such-page.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** Until the skill is there, which brings its own. */
export const meta = () => pageMeta(i18n._(msg`Skill`))

export default function SkillScreen() {
  const { skillId = '' } = useParams()
  const { data: skill, error, refetch } = useQuery(skillQuery(skillId))
  if (skill !== undefined) return <Skill key={skillId} skill={skill} />
  if (error === null) return <ArticleLoading />
  // An address that names no skill is no page; one that cannot be a skill's the server does not even look up.
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid')) return <NoSuchSkill />
  return (
    <div className="grid gap-8">
      <PageHeading title={<Trans>Skill</Trans>} />
      <ErrorState title={<Trans>We couldn’t load this skill</Trans>} onRetry={() => void refetch()} />
    </div>
  )
}

function Skill({ skill }: { skill: SkillKnowledge }) {
  return (
    <div className="@container grid gap-10">
      <title>{pageTitle(skill.name)}</title>
      <div className="grid gap-3">
        <PageHeading title={skill.name} subtitle={skill.description} />
        <p className="flex gap-1.5 text-ink-soft">
          <Clock className="mt-[0.35em] size-4 shrink-0" aria-hidden />
          <Trans>
            About <Plural value={skill.hours} one="# hour" other="# hours" /> of study and practice for a beginner (our
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
