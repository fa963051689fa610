import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import type { StudySession } from '@milepost/contract/study-sessions/schema'
import type { ReactNode } from 'react'
import { langOf } from '#lib/i18n.ts'
import { CourseLanguageName } from '#ui/course-terms.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { TaskText } from '#ui/task-text.tsx'
import { TitledSection } from '#ui/titled-section.tsx'

/** What to read, what to make, how to see that it is right, and questions to answer. */
export function SessionArticle({ session, children }: { session: StudySession; children?: ReactNode }) {
  const { study, make, questions, stuck } = session
  return (
    <article className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-10">
      {study.length > 0 && (
        <TitledSection
          title={<Trans>Read</Trans>}
          note={
            <Trans>From other publishers, free. The links leave {product.name} and this page keeps its place.</Trans>
          }
        >
          <ul className="grid gap-5">
            {study.map((piece) => (
              <li key={piece.url + piece.title}>
                <Study piece={piece} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection title={<Trans>Make</Trans>}>
        <Needs needs={make.needs} />
        {make.files.length > 0 && (
          <ul className="grid gap-2">
            {make.files.map(({ name, url, licence, about }) => (
              <li key={name} className="grid gap-0.5">
                <FileLink url={url} name={name} />
                <span lang={langOf(about)} className="text-small text-ink-soft">
                  {about} ({licence})
                </span>
              </li>
            ))}
          </ul>
        )}
        <TaskText text={make.task} />
        <p>
          <strong className="font-semibold">
            <Trans>When you’re done you have:</Trans>
          </strong>{' '}
          <span lang={langOf(make.result)}>{make.result}</span>
        </p>
      </TitledSection>
      <TitledSection title={<Trans>How to see that it’s right</Trans>}>
        <TaskText text={make.check} />
      </TitledSection>
      <TitledSection title={<Trans>Where people get stuck</Trans>}>
        <TaskText text={stuck} />
      </TitledSection>
      <TitledSection title={<Trans>Questions</Trans>} note={<Trans>Answer in your own words first, then look.</Trans>}>
        <QuestionList questions={questions} />
      </TitledSection>
      {children}
    </article>
  )
}

/** Ours are downloaded, others are on their publisher's page. */
function FileLink({ url, name }: { url: string; name: string }) {
  if (!url.startsWith('/')) return <OutsideLink to={url} title={name} />
  return (
    <a
      href={url}
      download
      className="inline-flex min-h-6 justify-self-start text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <Trans>Download {name}</Trans>
    </a>
  )
}

function Study({ piece }: { piece: StudySession['study'][number] }) {
  const { title, url, publisher, language, minutes, parts, begin, end } = piece
  return (
    <div className="grid gap-1.5">
      <div className="grid gap-0.5">
        <OutsideLink to={url} title={title} lang={language} />
        <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
          <span>{publisher}</span>
          <span>
            <Plural value={minutes} one="about # minute" other="about # minutes" />
          </span>
          {language !== 'en' && (
            <span>
              <CourseLanguageName language={language} />
            </span>
          )}
          {piece.needsAccount && (
            <span>
              <Trans>needs a free account there</Trans>
            </span>
          )}
          {!piece.isConfirmed && (
            <span>
              <Trans>names on the page may differ</Trans>
            </span>
          )}
        </p>
      </div>
      {parts !== undefined && (
        <ul className="grid list-disc gap-1 pl-5" lang={language}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {begin !== undefined && end !== undefined && (
        <p>
          <Trans>
            Begin: {begin}. Stop: {end}.
          </Trans>
        </p>
      )}
    </div>
  )
}

function Needs({ needs }: Pick<StudySession['make'], 'needs'>) {
  const { i18n } = useLingui()
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(needs.map(({ name }) => name))
  const accounts = needs.filter(({ account }) => account).map(({ name }) => name)
  return (
    <p className="flex flex-wrap gap-x-1.5 text-small text-ink-soft">
      <span>
        <Trans>You need: {names}.</Trans>
      </span>
      {needs.some(({ phone }) => !phone) && (
        <span>
          <Trans>A phone alone isn’t enough for this.</Trans>
        </span>
      )}
      {accounts.length > 0 && (
        <span>
          <Trans>A free account is needed for {new Intl.ListFormat(i18n.locale).format(accounts)}.</Trans>
        </span>
      )}
    </p>
  )
}
