import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from '#ui/icons.ts'
import { Menu, MenuAction } from '#ui/menu.tsx'

interface CareerMenuProps {
  career: string
  /** It is chosen for a comparison. */
  isCompared: boolean
  /** There is room for one more in the comparison. */
  canCompare: boolean
  onCompare: (isCompared: boolean) => void
  onReject: () => void
}

/** What one may do about a career beside the one action that is shown. */
export function CareerMenu({ career, isCompared, canCompare, onCompare, onReject }: CareerMenuProps) {
  const { t } = useLingui()
  return (
    <Menu label={t`More for ${career}`} trigger={<Ellipsis className="size-6" aria-hidden />}>
      {(isCompared || canCompare) && (
        <MenuAction onSelect={() => onCompare(!isCompared)}>
          {isCompared ? <Trans>Remove from the comparison</Trans> : <Trans>Compare</Trans>}
        </MenuAction>
      )}
      <MenuAction onSelect={onReject}>
        <Trans>Not for me</Trans>
      </MenuAction>
    </Menu>
  )
}
