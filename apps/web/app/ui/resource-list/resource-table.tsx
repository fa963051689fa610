import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ListAndRecord, RecordPanel } from '#ui/resource-list/record-panel.tsx'
import { ResourceList, type ResourceListProps } from '#ui/resource-list/resource-list.tsx'
import { RecordActions, RowActions } from '#ui/resource-list/row-action.tsx'
import type { RowSelection } from '#ui/resource-list/row-selection.tsx'
import { useWide } from '#ui/use-wide.ts'

export { RowAction } from '#ui/resource-list/row-action.tsx'

/** A column whose cells can open the row's dialogs. */
export interface ResourceColumn<Row, Name extends string = never> extends Omit<Column<Row>, 'cell'> {
  readonly cell: (row: Row, open: (dialog: Name) => void) => ReactNode
}

interface ListedRow {
  readonly id: string | number
}

type RowPart<Row, Name extends string> = (row: NoInfer<Row>, open: (dialog: NoInfer<Name>) => void) => ReactNode

interface ResourceTableProps<Row extends ListedRow, Name extends string>
  extends Omit<ResourceListProps<Row, Name>, 'children'> {
  /** What the table contains, for screen readers. */
  caption: ReactNode
  /** One is the title, whose press opens the record. `narrow` says which others a narrow row keeps. */
  columns: readonly ResourceColumn<NoInfer<Row>, NoInfer<Name>>[]
  /** Tells rows apart whose ids do not. */
  keyOf?: (row: NoInfer<Row>) => string | number
  /** What a row is called: its menu, its box and its record have that name. */
  nameOf?: (row: NoInfer<Row>) => string
  /** `RowAction`s that stay beside the row where there is room, and are in its menu where there is none; null: none. */
  actions?: RowPart<Row, Name>
  /** `RowAction`s of the row's menu; null: none. */
  menu?: RowPart<Row, Name>
  /**
   * A row in full, once its title is pressed: beside the list, which is narrow then, or in a dialog where there is no room for
   * both. It has the row's actions and menu as buttons, and keeps its place while the list scrolls.
   */
  record?: RowPart<Row, Name>
  /** Gives each row that can be selected a box. The screen places the `SelectionBar`, which says what can be done with them. */
  selection?: RowSelection<NoInfer<Row>> | undefined
}

/**
 * A list of rows for people who work through them: filtered above it (`FilterBar`), paged below it, with rows of one line. A
 * narrow row keeps its title, a second line, what is at its end, and its menu.
 */
export function ResourceTable<Row extends ListedRow, Name extends string = never>(
  props: ResourceTableProps<Row, Name>,
) {
  const { caption, columns, keyOf = ({ id }) => id, nameOf = () => '', actions, menu, record, selection } = props
  const { t } = useLingui()
  const panelId = useId()
  const isWide = useWide()
  const [opened, setOpened] = useState<{ row: Row; isOpen: boolean } | null>(null)
  const close = () => setOpened(opened && { ...opened, isOpen: false })
  const isOpened = (row: Row) => opened?.isOpen === true && keyOf(opened.row) === keyOf(row)
  return (
    <ResourceList {...props}>
      {(rows, open, isBusy) => {
        const partsOf = (row: Row) => {
          const openOf = (dialog: Name) => open(dialog, row)
          return { name: nameOf(row), buttons: actions?.(row, openOf), menu: menu?.(row, openOf) }
        }
        const shown: Column<Row>[] = columns.map((column) => ({
          ...column,
          cell: (row) => {
            const cell = column.cell(row, (dialog) => open(dialog, row))
            if (record === undefined || column.isTitle !== true) return cell
            return (
              <TitleButton
                isOpen={isOpened(row)}
                panelId={isWide ? panelId : undefined}
                onPress={() => setOpened({ row, isOpen: !(isWide && isOpened(row)) })}
              >
                {cell}
              </TitleButton>
            )
          },
        }))
        if (selection !== undefined) {
          shown.unshift({
            key: 'select',
            header: <Trans>Select</Trans>,
            narrow: 'start',
            cell: (row) =>
              selection.canSelect(row) && (
                <input
                  type="checkbox"
                  className="tick"
                  aria-label={t`Select ${nameOf(row)}`}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              ),
          })
        }
        if (actions !== undefined || menu !== undefined) {
          shown.push({
            key: 'actions',
            header: <Trans>Actions</Trans>,
            align: 'end',
            narrow: 'last',
            cell: (row) => <RowActions {...partsOf(row)} />,
          })
        }
        // A row that was read again may say something else by now. One that is gone from the list is gone from beside it.
        const current = opened === null ? undefined : rows.find((row) => keyOf(row) === keyOf(opened.row))
        const table = (
          <DataTable caption={caption} columns={shown} rows={rows} keyOf={keyOf} isCurrent={isOpened} busy={isBusy} />
        )
        if (record === undefined || opened === null) return table
        if (isWide) {
          return (
            <ListAndRecord
              list={table}
              record={
                current !== undefined &&
                opened.isOpen && (
                  <RecordPanel
                    id={panelId}
                    title={nameOf(current)}
                    actions={<RecordActions {...partsOf(current)} />}
                    onClose={close}
                  >
                    {record(current, (dialog) => open(dialog, current))}
                  </RecordPanel>
                )
              }
            />
          )
        }
        const row = current ?? opened.row
        return (
          <>
            {table}
            <Dialog open={opened.isOpen} onClose={close} wide startAtTitle title={nameOf(row)}>
              {/* What an action opens takes the place of the record. */}
              <div className="contents" onClickCapture={close}>
                <RecordActions {...partsOf(row)} />
              </div>
              {record(row, (dialog) => open(dialog, row))}
            </Dialog>
          </>
        )
      }}
    </ResourceList>
  )
}

interface TitleButtonProps {
  isOpen?: boolean
  /** What it opens beside the list; undefined: a dialog. */
  panelId?: string | undefined
  onPress: () => void
  children: ReactNode
}

/** A row's title, whose press opens the row. */
export function TitleButton({ isOpen = false, panelId, onPress, children }: TitleButtonProps) {
  return (
    <button
      type="button"
      {...(panelId === undefined
        ? { 'aria-haspopup': 'dialog' }
        : { 'aria-expanded': isOpen, ...(isOpen && { 'aria-controls': panelId }) })}
      onClick={onPress}
      className="block min-h-6 max-w-full truncate text-left font-semibold underline decoration-line-strong decoration-1 underline-offset-4 -outline-offset-2 hover:decoration-2"
    >
      {children}
    </button>
  )
}
