import type { HelpTopic } from '@milepost/contract/help/schema'
import { helpPage } from '#lib/addresses.ts'
import { langOf } from '#lib/i18n.ts'
import { Link } from '#ui/link.tsx'

/** Topics with what each is about. */
export function TopicList({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 sm:grid-cols-2">
      {topics.map(({ id, title, summary }) => (
        <li key={id}>
          <Link
            to={helpPage(id)}
            className="group -mx-[min(1rem,5vw)] grid gap-1 rounded-large p-[min(1rem,5vw)] transition-colors hover:bg-spruce-soft"
          >
            <span className="font-display text-title font-bold text-spruce underline decoration-1 underline-offset-4 group-hover:decoration-2">
              <span lang={langOf(title)}>{title}</span>
            </span>
            <span lang={langOf(summary)}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
