import { Trans, useLingui } from '@lingui/react/macro'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { OtherWork } from '@milepost/contract/recommendations/schema'
import type { ReactNode } from 'react'
import { careerPage } from '#lib/addresses.ts'
import { formatList } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** What the learner wishes for, and that we don't cover it. */
export function OtherWorkSaid({ quote, group, fields }: OtherWork) {
  if (quote !== null && group !== null)
    return (
      <Trans>
        You wrote “{quote}”. That’s work in “{group.name}”, and none of our careers is that.
      </Trans>
    )
  if (fields !== null) return <Trans>In the interest check you liked other things more than work with computers.</Trans>
  return <Trans>The work you described isn’t among the careers we cover.</Trans>
}

/** Where to look for work outside our careers: the kind of work, who to ask, and technology beside it. */
export function WhereElse({ otherWork }: { otherWork: OtherWork }) {
  const { group, fields } = otherWork
  return (
    <Card aria-labelledby="where-else" className="grid gap-6">
      <header className="grid max-w-prose gap-2">
        <h2 id="where-else" className="text-heading text-balance">
          {group === null ? <Trans>Where to look</Trans> : <span>{group.name}</span>}
        </h2>
        <p className="text-lead">
          <OtherWorkSaid {...otherWork} />
        </p>
      </header>
      {group === null ? <Fields fields={fields} /> : <Group {...group} />}
    </Card>
  )
}

function Fields({ fields }: Pick<OtherWork, 'fields'>) {
  return (
    <p className="max-w-prose">
      {fields !== null && (
        <span>
          <Trans>Have a look at {fields}.</Trans>{' '}
        </span>
      )}
      <Trans>A careers teacher or adviser can show you how to start.</Trans>
    </p>
  )
}

function Group({ examples, ask, technology }: NonNullable<OtherWork['group']>) {
  return (
    <div className="grid max-w-prose gap-5">
      <Part title={<Trans>Work of this kind</Trans>}>
        <p>{formatList(examples)}</p>
      </Part>
      <Part title={<Trans>Who to ask</Trans>}>
        <dl className="grid gap-2">
          <Country name={<Trans>In Sri Lanka</Trans>} text={ask.lk} />
          <Country name={<Trans>In India</Trans>} text={ask.in} />
        </dl>
      </Part>
      {technology !== null && (
        <Part title={<Trans>Technology beside it: {technology.name}</Trans>}>
          <p>{technology.how}</p>
          <Nearest careers={technology.careers} />
        </Part>
      )}
    </div>
  )
}

function Nearest({ careers }: Pick<NonNullable<NonNullable<OtherWork['group']>['technology']>, 'careers'>) {
  const { t } = useLingui()
  if (careers.length === 0) return null
  return (
    <ul aria-label={t`Our nearest careers`} className="flex flex-wrap gap-x-5 gap-y-1">
      {careers.map((id) => (
        <li key={id}>
          <TextLink to={careerPage(id)}>{careerTitleOf(id)}</TextLink>
        </li>
      ))}
    </ul>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-body">{title}</h3>
      {children}
    </section>
  )
}

function Country({ name, text }: { name: ReactNode; text: string }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
