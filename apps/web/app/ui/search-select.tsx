import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldControl } from '#ui/field.tsx'

export interface Found {
  readonly key: string
  readonly label: string
  /** What tells two of the same name apart. */
  readonly detail?: string | undefined
}

interface SearchSelectProps<Item extends Found> {
  control: FieldControl
  /** What was found for what is typed. */
  items: readonly Item[]
  value: Item | null
  onChange: (value: Item | null) => void
  text: string
  onText: (text: string) => void
  placeholder: string
  /** Stands in the list above or instead of what was found: that one searches, found nothing, or could not. */
  status: ReactNode
}

/** Chooses one of more than a list can show: what is typed is searched for elsewhere, and one of what was found is chosen. */
export function SearchSelect<Item extends Found>({ control, items, value, status, ...props }: SearchSelectProps<Item>) {
  return (
    <Combobox.Root
      items={items}
      filter={null}
      value={value}
      onValueChange={(next: Item | null) => props.onChange(next)}
      inputValue={props.text}
      onInputValueChange={(next) => props.onText(next)}
      itemToStringLabel={(item: Item) => item.label}
      isItemEqualToValue={(one: Item, other: Item) => one.key === other.key}
      autoHighlight
    >
      <div className="relative">
        <Combobox.Input {...control} placeholder={props.placeholder} className="control pr-11" />
        <ChevronDown className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft" aria-hidden />
      </div>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-50 w-(--anchor-width) max-w-[calc(100vw-2rem)]">
          <Combobox.Popup className="floating max-h-[min(24rem,var(--available-height))] overflow-y-auto rounded-medium bg-raised p-1.5 text-ink shadow-floating ring-1 ring-line">
            <Combobox.Status className="px-3 py-2 text-small text-ink-soft empty:hidden">{status}</Combobox.Status>
            <Combobox.List>
              {(item: Item) => (
                <Combobox.Item
                  key={item.key}
                  value={item}
                  className="grid min-h-11 cursor-pointer content-center rounded-small px-3 py-1.5 wrap-anywhere data-highlighted:bg-spruce-soft data-selected:font-semibold"
                >
                  {item.label}
                  {item.detail !== undefined && (
                    <span className="text-small font-normal text-ink-soft">{item.detail}</span>
                  )}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
