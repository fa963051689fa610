import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { helpTopicsQuery } from '#features/help/api.ts'
import { TopicArticle } from '#features/help/topic-article.tsx'
import { TopicList } from '#features/help/topic-list.tsx'
import { i18n } from '#lib/i18n.ts'
import { pageMeta, pageTitle } from '#lib/page-meta.ts'
import { ArticleLoading } from '#ui/article-loading.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { HelpFailure } from './help-failure.tsx'

/** Until the topic is there, which brings its own. */
export const meta = () => pageMeta(i18n._(msg`Help`))

export default function HelpTopicScreen() {
  const { topicId } = useParams()
  const { data: topics, error, refetch } = useQuery(helpTopicsQuery)
  const topic = topics?.find(({ id }) => id === topicId)
  if (topics !== undefined && topic === undefined) return <NoSuchTopic />
  return (
    <>
      <BackLink to={pages.help}>
        <Trans>All help topics</Trans>
      </BackLink>
      {topic === undefined && error === null && <ArticleLoading />}
      {topic === undefined && error !== null && (
        <>
          <h1 className="text-heading">
            <Trans>Help</Trans>
          </h1>
          <HelpFailure onRetry={() => void refetch()} />
        </>
      )}
      {topics !== undefined && topic !== undefined && (
        <>
          <title>{pageTitle(topic.title)}</title>
          <TopicArticle key={topic.id} topic={topic} />
          <OtherTopics>
            <TopicList topics={topics.filter(({ id }) => id !== topicId)} />
          </OtherTopics>
        </>
      )}
    </>
  )
}

function OtherTopics({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`More help`} className="grid gap-6 border-t-4 border-spruce pt-6">
      <h2 className="text-title">
        <Trans>More help</Trans>
      </h2>
      {children}
    </nav>
  )
}

function NoSuchTopic() {
  return (
    <div className="grid justify-items-start gap-6">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-heading">
          <Trans>Page Not Found</Trans>
        </h1>
        <p className="text-balance text-lead text-ink-soft">
          <Trans>There’s no help topic at this address. It may have moved.</Trans>
        </p>
      </div>
      <ButtonLink to={pages.help}>
        <Trans>All help topics</Trans>
      </ButtonLink>
    </div>
  )
}
