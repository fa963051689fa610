import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { Bulk } from '#features/courses/management/table/use-bulk.ts'
import { useAvailability } from '#features/courses/management/use-availability.ts'
import { Menu, MenuAction } from '#ui/menu.tsx'

interface CardMenuProps {
  course: Course
  title: string
  bulk: Bulk
  onOpen: (dialog: 'copy' | 'intakes') => void
}

/** What can be done with a course beside editing and deleting it. */
export function CardMenu({ course, title, bulk, onOpen }: CardMenuProps) {
  const { t } = useLingui()
  return (
    <Menu
      label={t`More for ${title}`}
      trigger={
        <span className="px-2 font-display text-small">
          <Trans>More</Trans>
        </span>
      }
    >
      <MenuAction onSelect={() => onOpen('copy')}>
        <Trans>Duplicate</Trans>
      </MenuAction>
      <MenuAction onSelect={() => onOpen('intakes')}>
        <Trans>Starts and places</Trans>
      </MenuAction>
      {useAvailability([course]).map(({ key, text, setting }) => (
        <MenuAction key={key} onSelect={() => void bulk.change([course], () => setting)}>
          {text}
        </MenuAction>
      ))}
    </Menu>
  )
}
