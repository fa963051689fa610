import type { ReactNode } from 'react'
import { Loaded } from '#ui/loaded.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceList, type ResourceListProps } from '#ui/resource-list/resource-list.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

interface ShortListProps<Row, Name extends string>
  extends Pick<ResourceListProps<Row, Name>, 'query' | 'paging' | 'failure' | 'dialogs' | 'children'> {
  title: ReactNode
  /** Shown below the title, and at the end of its line. */
  description?: ReactNode
  beside?: ReactNode
  /** Says what is loading. */
  loading: ReactNode
  /** Says that there are no rows. */
  emptyText: ReactNode
  /** Said with a second page. */
  count: (total: number) => ReactNode
}

/** A list beside other things: one line says that it is loading, failed or empty, and one page is all it usually has. */
export function ShortList<Row, Name extends string = never>(props: ShortListProps<Row, Name>) {
  const { title, description, beside, loading, failure, count, ...list } = props
  return (
    <ListSection title={title} description={description} beside={beside} isDense>
      <Loaded
        query={list.query}
        loading={loading}
        failure={(retry) => <RetryAlert onRetry={retry}>{failure}</RetryAlert>}
      >
        {() => <ResourceList {...list} failure={failure} count={({ pages, total }) => pages > 1 && count(total)} />}
      </Loaded>
    </ListSection>
  )
}
