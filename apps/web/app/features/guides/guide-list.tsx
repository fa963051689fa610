import type { GuideGroup } from '@milepost/contract/guides/schema'
import { guidePage } from '#lib/addresses.ts'
import { langOf } from '#lib/i18n.ts'
import { Link } from '#ui/link.tsx'

/** The guides, by what they are about. */
export function GuideList({ groups }: { groups: readonly GuideGroup[] }) {
  return groups.map(({ group, guides }, index) => (
    <section key={group} aria-labelledby={`group-${index}`} className="grid gap-4 border-t-4 border-spruce pt-5">
      <h2 id={`group-${index}`} className="text-title">
        <span lang={langOf(group)}>{group}</span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 sm:grid-cols-2">
        {guides.map(({ id, title, summary }) => (
          <li key={id} className="grid content-start gap-0.5">
            <Link
              to={guidePage(id)}
              className="justify-self-start font-display font-bold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <span lang={langOf(title)}>{title}</span>
            </Link>
            <p className="text-ink-soft" lang={langOf(summary)}>
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
