import { Trans, useLingui } from '@lingui/react/macro'
import type { CareerFamily, CareerSummary } from '@milepost/contract/careers/schema'
import { CareerLength } from '#features/knowledge/careers/career-length.tsx'
import { publicCareerPage } from '#lib/addresses.ts'
import { langOf } from '#lib/i18n.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The careers family by family, with a way to jump to each family. */
export function CareerFamilies({ families }: { families: readonly CareerFamily[] }) {
  const { t } = useLingui()
  return (
    <>
      <nav aria-label={t`Kinds of work`}>
        <ul className="flex flex-wrap gap-2">
          {families.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full bg-spruce-soft px-4 py-1.5 font-display font-semibold text-spruce underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {families.map((family) => (
        <Family key={family.id} family={family} />
      ))}
    </>
  )
}

function Family({ family: { id, name, careers, others } }: { family: CareerFamily }) {
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t-4 border-spruce pt-5">
      <h2 id={id} tabIndex={-1} className="scroll-mt-8 text-title outline-none">
        {name}
      </h2>
      <ul
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2',
          // No card is alone in the last row of a wide screen.
          careers.length % 3 === 0 && 'lg:grid-cols-3',
        )}
      >
        {careers.map((career) => (
          <li key={career.id} className="grid">
            <CareerEntry career={career} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="text-ink-soft">
          <Trans comment="Before links to careers that are listed in another group">Also this kind of work:</Trans>
          {others.map((career, place) => (
            <span key={career.id}>
              {`${place > 0 ? ' ·' : ''} `}
              <TextLink to={publicCareerPage(career.id)}>{career.title}</TextLink>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

/** A career in a few lines: what it is, what one does in it, who it suits and how long it takes to learn. */
function CareerEntry({ career: { id, title, summary, suits, activities, beginnerHours } }: { career: CareerSummary }) {
  return (
    <article className="relative grid grid-rows-[auto_auto_1fr_auto] gap-4 rounded-large bg-raised p-[min(1.5rem,6.5vw)] shadow-raised">
      <div className="grid gap-1">
        <h3 className="text-lead leading-tight font-bold">
          <Link
            to={publicCareerPage(id)}
            className="text-spruce underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-large hover:decoration-2"
          >
            {title}
          </Link>
        </h3>
        <p lang={langOf(summary)}>{summary}</p>
      </div>
      <ul className="grid content-start gap-1">
        {activities.map((activity) => (
          <li key={activity} className="flex gap-3">
            <span aria-hidden="true" className="mt-[0.75em] h-0.5 w-4 shrink-0 rounded-full bg-signal" />
            {activity}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        <strong className="font-semibold text-ink">
          <Trans>Who it’s for:</Trans>
        </strong>{' '}
        {suits}
      </p>
      <p className="border-t-2 border-line pt-3 text-small text-ink-soft">
        <CareerLength hours={beginnerHours} />
      </p>
    </article>
  )
}
