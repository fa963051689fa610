import { Trans, useLingui } from '@lingui/react/macro'
import type { Guide } from '@milepost/contract/guides/schema'
import { addressIn } from '@milepost/contract/languages'
import { UsefulQuestion } from '#features/guides/useful-question.tsx'
import { guidePage, publicCareerPage } from '#lib/addresses.ts'
import { formatDate } from '#lib/format.ts'
import { langOf, pageLanguage } from '#lib/i18n.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** A guide: its questions to jump to, then each with its answer, what it rests on and where it holds. */
export function GuideArticle({ guide: { id: guideId, title, summary, answers } }: { guide: Guide }) {
  const { t } = useLingui()
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-heading" lang={langOf(title)}>
          {title}
        </h1>
        <p className="text-lead text-ink-soft" lang={langOf(summary)}>
          {summary}
        </p>
      </div>
      <nav aria-label={t`On this page`} className="lg:sticky lg:top-8 lg:row-span-2 lg:self-start">
        <ol className="border-l-4 border-spruce-soft">
          {answers.map(({ id, question }) => (
            <li key={id}>
              <a
                href={addressIn(pageLanguage(), guidePage(`${guideId}#${id}`))}
                lang={langOf(question)}
                className="-ml-1 block border-l-4 border-transparent py-1.5 pl-4 hover:border-spruce"
              >
                {question}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-prose gap-12">
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} />
        ))}
      </div>
    </article>
  )
}

function Answer({ answer: { id, question, country, text, sources, careers } }: { answer: Guide['answers'][number] }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} tabIndex={-1} lang={langOf(question)} className="scroll-mt-8 text-title outline-none">
        {question}
      </h2>
      <p lang={langOf(text)}>{text}</p>
      {careers.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {careers.map((career) => (
            <li key={career.id}>
              <TextLink to={publicCareerPage(career.id)}>{career.title}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-1 text-small text-ink-soft">
        {country !== null && (
          <p>{country === 'LK' ? <Trans>Holds for Sri Lanka.</Trans> : <Trans>Holds for India.</Trans>}</p>
        )}
        {sources.length === 0 ? (
          <p>
            <Trans>General advice.</Trans>
          </p>
        ) : (
          <ul className="grid gap-1">
            {sources.map(({ title, url, publisher, opened }) => (
              <li key={url} className="grid">
                <OutsideLink to={url} title={title} />
                <span>
                  <Trans>
                    {publisher}, read on {formatDate(opened)}
                  </Trans>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <UsefulQuestion answerId={id} question={question} />
    </section>
  )
}
