import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { ResourceList, type ResourceListProps } from '#ui/resource-list/resource-list.tsx'

/** A column whose cells can open the row's dialogs. */
export interface ResourceColumn<Row, Name extends string = never> extends Omit<Column<Row>, 'cell'> {
  readonly cell: (row: Row, open: (dialog: Name) => void) => ReactNode
}

interface ListedRow {
  readonly id: string | number
}

interface ResourceTableProps<Row extends ListedRow, Name extends string>
  extends Omit<ResourceListProps<Row, Name>, 'children'> {
  /** What the table contains, for screen readers. */
  caption: ReactNode
  columns: readonly ResourceColumn<NoInfer<Row>, NoInfer<Name>>[]
  /** Tells rows apart whose ids do not. */
  keyOf?: (row: NoInfer<Row>) => string | number
  /** What can be done with a row, in a last column; null: nothing. */
  actions?: (row: NoInfer<Row>, open: (dialog: NoInfer<Name>) => void) => ReactNode
}

/** A list as a table; on narrow screens each row becomes a card. */
export function ResourceTable<Row extends ListedRow, Name extends string = never>(
  props: ResourceTableProps<Row, Name>,
) {
  const { caption, columns, keyOf = ({ id }) => id, actions, ...list } = props
  const all = actions === undefined ? columns : [...columns, actionsColumn(actions)]
  return (
    <ResourceList {...list}>
      {(rows, open, isBusy) => (
        <DataTable
          caption={caption}
          columns={all.map((column) => ({
            ...column,
            cell: (row: Row) => column.cell(row, (dialog) => open(dialog, row)),
          }))}
          rows={rows}
          keyOf={keyOf}
          busy={isBusy}
        />
      )}
    </ResourceList>
  )
}

function actionsColumn<Row, Name extends string>(
  actions: (row: Row, open: (dialog: Name) => void) => ReactNode,
): ResourceColumn<Row, Name> {
  return {
    key: 'actions',
    header: <Trans>Actions</Trans>,
    align: 'end',
    cell: (row, open) => {
      const shown = actions(row, open)
      // On narrow screens an empty cell is hidden, which a wrapper would prevent.
      if (shown === null || shown === false) return null
      return <div className="flex flex-wrap gap-2 @3xl:flex-nowrap @3xl:justify-end">{shown}</div>
    },
  }
}

/** A button of a row. */
export function RowAction(props: ButtonProps) {
  return <Button variant="quiet" size="small" {...props} />
}
