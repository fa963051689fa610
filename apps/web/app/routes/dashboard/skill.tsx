import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SkillKnowledge } from '@milepost/contract/knowledge'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useParams } from 'react-router'
import { skillQuery } from '#features/knowledge/skills/api.ts'
import { SkillArticle } from '#features/knowledge/skills/skill-article.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formatNumber } from '#lib/format.ts'
import { i18n } from '#lib/i18n.ts'
import { ArticleLoading } from '#ui/article-loading.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** Until the skill is there, which brings its own. */
export function meta() {
  return [{ title: `${i18n._(msg`Skill`)} · ${product.name}` }]
}

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
      <ErrorState title={<Trans>This skill could not be loaded</Trans>} onRetry={() => void refetch()} />
    </div>
  )
}

function Skill({ skill }: { skill: SkillKnowledge }) {
  return (
    <div className="@container grid gap-10">
      <title>{`${skill.name} · ${product.name}`}</title>
      <div className="grid gap-3">
        <PageHeading title={skill.name} subtitle={skill.description} />
        <p className="flex gap-1.5 text-ink-soft">
          <Clock className="mt-[0.35em] size-4 shrink-0" aria-hidden />
          <Trans>About {formatNumber(skill.hours)} hours of study and practice for a beginner: our own estimate.</Trans>
        </p>
      </div>
      <SkillArticle skill={skill} />
    </div>
  )
}

function NoSuchSkill() {
  return (
    <div className="grid justify-items-start gap-6">
      <PageHeading
        title={<Trans>Page Not Found</Trans>}
        subtitle={<Trans>No route leads here. The page may have moved, or the address has a slip in it.</Trans>}
      />
      <ButtonLink to={pages.roadmap}>
        <Trans>View My Roadmap</Trans>
      </ButtonLink>
    </div>
  )
}
