import { Plural, Trans } from '@lingui/react/macro'
import type { CareerTaster } from '@milepost/contract/knowledge/schema'
import { type ReactNode, useId } from 'react'
import { langOf } from '#lib/i18n.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import { TaskText } from '#ui/task-text.tsx'

/** An hour of a career's work. How to see whether it went well comes after it was done: `children`. */
export function Taster({ taster, children }: { taster: CareerTaster; children: ReactNode }) {
  const { outcome, study, make, stuck, feel } = taster
  return (
    <article className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-8">
      <Part title={<Trans>What you’ll be able to do</Trans>}>
        <p lang={langOf(outcome)}>{outcome}</p>
      </Part>
      <Part title={<Trans>What to study</Trans>}>
        <Study {...study} />
      </Part>
      <Part title={<Trans>What to make</Trans>}>
        <ul className="grid list-disc gap-1 pl-5">
          {make.needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <TaskText text={make.task} />
        <p>
          <Trans>When you’re done you have: {make.result}</Trans>
        </p>
      </Part>
      <Part title={<Trans>Where people get stuck</Trans>}>
        <p>{stuck}</p>
      </Part>
      <Part title={<Trans>What in it is like the work</Trans>}>
        <p>{feel}</p>
      </Part>
      {children}
    </article>
  )
}

function Study({ title, url, publisher, minutes, parts, begin, end }: CareerTaster['study']) {
  return (
    <>
      <p className="grid gap-0.5">
        <OutsideLink to={url} title={title} />
        <span className="flex flex-wrap gap-x-3 text-small text-ink-soft">
          <span>{publisher}</span>
          <span>
            <Plural value={minutes} one="about # minute" other="about # minutes" />
          </span>
        </span>
      </p>
      {parts !== undefined && (
        <ul className="grid list-disc gap-1 pl-5">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {begin !== undefined && (
        <p>
          <Trans>Begin: {begin}</Trans>
        </p>
      )}
      {end !== undefined && (
        <p>
          <Trans>End: {end}</Trans>
        </p>
      )}
    </>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
