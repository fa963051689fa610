import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FocusTarget } from '#ui/resource-list/use-dialogs.tsx'

interface ListSectionProps extends Omit<TitleProps, 'id' | 'ref' | 'title'> {
  /** Names the list and takes the focus once a row is gone or another page is shown. Without one, the section does. */
  title?: ReactNode
  /** Takes the place of the title where the page's own heading is the list's. */
  heading?: ReactNode
  isDense?: boolean
  /** It has just been opened by the user. */
  takesFocus?: boolean
  /** What filters the list or is above its rows, then the list. */
  children: ReactNode
}

/** A list's place on a screen. */
export function ListSection(props: ListSectionProps) {
  const { title, heading, isDense = false, takesFocus = false, children, ...line } = props
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const titleElement = useRef<HTMLElement>(null)
  // A new function would take the element away during each render, when a dialog that closes may want it.
  const titleRef = useCallback((element: HTMLElement | null) => {
    titleElement.current = element
  }, [])
  const isUntitled = title === undefined && heading === undefined
  const focusTarget = isUntitled ? section : titleElement
  useFocusAfterRemoval(section, focusTarget)
  useEffect(() => {
    if (takesFocus) focusTarget.current?.focus()
  }, [takesFocus, focusTarget])
  return (
    <section
      ref={section}
      tabIndex={isUntitled ? -1 : undefined}
      aria-labelledby={title === undefined ? undefined : id}
      className={classNames('grid grid-cols-[minmax(0,1fr)] content-start outline-none', isDense ? 'gap-4' : 'gap-6')}
    >
      {heading !== undefined && (
        <div ref={titleRef} tabIndex={-1} className="outline-none">
          {heading}
        </div>
      )}
      <FocusTarget value={focusTarget}>
        {title !== undefined && <Title {...line} id={id} ref={titleRef} title={title} />}
        {children}
      </FocusTarget>
    </section>
  )
}

/** Moves the focus to the list when the button that has it goes, such as with its row. */
function useFocusAfterRemoval(
  section: RefObject<HTMLElement | null>,
  focusTarget: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<Node | null>(null)
  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node && section.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', noteFocus)
    return () => document.removeEventListener('focusin', noteFocus)
  }, [section])
  useEffect(() => {
    if (document.activeElement === document.body && focused.current?.isConnected === false) focusTarget.current?.focus()
  })
}

interface TitleProps {
  id: string
  ref: (element: HTMLElement | null) => void
  title: ReactNode
  /** Only for screen readers: the page's heading says enough to others. */
  isTitleHidden?: boolean
  /** Shown below the title, and at the end of its line. */
  description?: ReactNode
  beside?: ReactNode
}

function Title({ id, ref, title, isTitleHidden = false, description, beside }: TitleProps) {
  const look = isTitleHidden ? 'sr-only' : 'text-title outline-none wrap-anywhere'
  const titleElement = (
    <h2 id={id} ref={ref} tabIndex={-1} className={look}>
      {title}
    </h2>
  )
  if (description === undefined && beside === undefined) return titleElement
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid max-w-prose gap-1">
        {titleElement}
        {description}
      </div>
      {beside}
    </div>
  )
}
