import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { FieldControl } from '#ui/field.tsx'
import { ChevronDown } from './icons.ts'

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
  /** Shown above or instead of the results: searching, nothing found, or failed. Null if there is nothing to say. */
  status: ReactNode
}

/**
 * Chooses one of more than a list can show: what is typed is searched for elsewhere, and one of what was found is chosen. By
 * keyboard as an editable combobox goes: arrows move, Enter chooses, Escape closes; leaving it brings the chosen one's name back.
 */
export function SearchSelect<Item extends Found>({ control, items, value, status, ...props }: SearchSelectProps<Item>) {
  const optionId = (place: number) => `${control.id}-option-${place}`
  const choose = (item: Item) => {
    props.onChange(item)
    props.onText(item.label)
  }
  const combobox = useCombobox({ items, optionId, onChoose: choose })
  const { open, expanded, place, show } = combobox
  const listId = `${control.id}-list`
  const leave = () => {
    combobox.hide()
    props.onText(value?.label ?? '')
  }
  return (
    <div className="relative">
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={expanded}
        {...(expanded && { 'aria-controls': listId, 'aria-activedescendant': optionId(place) })}
        placeholder={props.placeholder}
        value={props.text}
        onChange={(event) => {
          props.onText(event.target.value)
          if (event.target.value === '') props.onChange(null)
          show()
        }}
        onClick={show}
        onKeyDown={combobox.onKeyDown}
        onBlur={leave}
        className="control pr-11"
      />
      <ChevronDown className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft" aria-hidden />
      <Popup isShown={open && (items.length > 0 || status !== null)} status={open && status}>
        {expanded && (
          <div role="listbox" id={listId} aria-label={props.placeholder}>
            {items.map((item, at) => (
              <Option
                key={item.key}
                id={optionId(at)}
                item={item}
                isChosen={item.key === value?.key}
                isActive={at === place}
                onChoose={() => combobox.choose(item)}
                onPoint={() => combobox.point(at)}
              />
            ))}
          </div>
        )}
      </Popup>
    </div>
  )
}

interface ComboboxOptions<Item> {
  items: readonly Item[]
  optionId: (place: number) => string
  onChoose: (item: Item) => void
}

/** Whether the list is open, and which option the keyboard or the pointer is at. */
function useCombobox<Item extends Found>({ items, optionId, onChoose }: ComboboxOptions<Item>) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const place = Math.min(active, items.length - 1)
  const expanded = open && items.length > 0

  const show = () => {
    setOpen(true)
    setActive(0)
  }
  const hide = () => setOpen(false)
  const choose = (item: Item) => {
    onChoose(item)
    hide()
  }
  const move = (by: number) => {
    if (!open) return show()
    const next = (place + by + items.length) % Math.max(1, items.length)
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = items[place]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && expanded && chosen !== undefined) choose(chosen)
    else if (event.key === 'Escape' && open) hide()
    else return
    event.preventDefault()
  }
  return { open, expanded, place, show, hide, choose, point: setActive, onKeyDown }
}

interface PopupProps {
  isShown: boolean
  status: ReactNode
  children: ReactNode
}

function Popup({ isShown, status, children }: PopupProps) {
  return (
    <div
      className={classNames(
        'absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-medium bg-raised p-1.5 shadow-floating ring-1 ring-line',
        !isShown && 'hidden',
      )}
    >
      <div role="status" className="px-3 py-2 text-small text-ink-soft empty:hidden">
        {status}
      </div>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  item: Found
  isChosen: boolean
  isActive: boolean
  onChoose: () => void
  onPoint: () => void
}

function Option({ id, item, isChosen, isActive, onChoose, onPoint }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      // Pressed, not clicked: a click comes after the field was left.
      onMouseDown={(event) => {
        event.preventDefault()
        onChoose()
      }}
      onMouseMove={onPoint}
      className={classNames(
        'grid min-h-11 cursor-pointer content-center rounded-small px-3 py-1.5 wrap-anywhere',
        isActive && 'bg-spruce-soft',
      )}
    >
      <span>{item.label}</span>
      {item.detail !== undefined && <span className="text-small text-ink-soft">{item.detail}</span>}
    </div>
  )
}
