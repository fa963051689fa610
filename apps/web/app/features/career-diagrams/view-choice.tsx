import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { LayoutList, Workflow } from '#ui/icons.ts'

export type DiagramView = 'diagram' | 'list'

/** Below this there is no room for cards side by side: the list comes first. */
const roomForDiagram = '(width >= 48rem)'

/** How the route is shown: as the address says, else as the screen has room. */
export function useDiagramView(): [DiagramView, (view: DiagramView) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('view')
  const view =
    asked === 'diagram' || asked === 'list' ? asked : window.matchMedia(roomForDiagram).matches ? 'diagram' : 'list'
  return [view, (next) => setSearch({ view: next }, { replace: true, preventScrollReset: true })]
}

interface ViewChoiceProps {
  view: DiagramView
  onChange: (view: DiagramView) => void
}

export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { t } = useLingui()
  const choices = [
    { value: 'diagram', label: <Trans>Diagram</Trans>, Icon: Workflow },
    { value: 'list', label: <Trans>List</Trans>, Icon: LayoutList },
  ] as const
  return (
    <fieldset aria-label={t`View as`} className="flex flex-wrap justify-self-start rounded-medium bg-sunken p-1">
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(value)}
          className={classNames(
            'inline-flex min-h-10 items-center gap-2 rounded-small px-4 font-display font-semibold transition-colors',
            view === value ? 'bg-raised text-ink shadow-raised' : 'text-ink-soft hover:text-ink',
          )}
        >
          <Icon className="size-4" aria-hidden />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
