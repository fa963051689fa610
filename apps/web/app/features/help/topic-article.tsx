import { Trans, useLingui } from '@lingui/react/macro'
import type { HelpTopic } from '@milepost/contract/help/schema'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { langOf } from '#lib/i18n.ts'

/** One help page. Each section has an address. */
export function TopicArticle({ topic }: { topic: HelpTopic }) {
  const { t } = useLingui()
  const asked = useAskedSection()
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-heading" lang={langOf(topic.title)}>
          {topic.title}
        </h1>
        <p className="text-lead text-ink-soft" lang={langOf(topic.summary)}>
          {topic.summary}
        </p>
      </div>
      {topic.sections.length > 1 && (
        <nav aria-label={t`On this page`} className="lg:sticky lg:top-8 lg:row-span-2 lg:self-start">
          <p className="font-display text-small font-bold text-ink-soft" aria-hidden="true">
            <Trans>On this page</Trans>
          </p>
          <ol className="mt-1 border-l-4 border-spruce-soft">
            {topic.sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={asked === id ? 'location' : undefined}
                  className="-ml-1 block border-l-4 border-transparent py-1.5 pl-4 hover:border-spruce aria-[current]:border-signal"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="grid max-w-prose gap-10">
        {topic.sections.map(({ id, heading, paragraphs }) => (
          <section key={id} aria-labelledby={id} lang={langOf(heading)} className="grid gap-3">
            <h2 id={id} tabIndex={-1} className="scroll-mt-8 text-title outline-none">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} lang={langOf(paragraph)} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}

/** Scrolls to the section that the address names, which is only there after the page is loaded. */
function useAskedSection(): string {
  const { hash, key } = useLocation()
  const id = decoded(hash.slice(1))
  // The key: the same section may be asked for again.
  useEffect(() => {
    if (id === '' || key === '') return
    const heading = document.getElementById(id)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [id, key])
  return id
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
