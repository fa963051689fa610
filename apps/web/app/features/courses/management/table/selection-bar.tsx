import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { bulkDeletionMutation } from '#features/courses/management/api.ts'
import { changedPrice, PriceDialog } from '#features/courses/management/table/price-dialog.tsx'
import { type Bulk, changeOf } from '#features/courses/management/table/use-bulk.ts'
import { useAvailability } from '#features/courses/management/use-availability.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useDialogs } from '#ui/resource-list/use-dialogs.tsx'

interface SelectionBarProps {
  institutionId: number
  /** The courses on this page, and those that are selected, also on others. */
  shown: readonly Course[]
  selected: readonly Course[]
  bulk: Bulk
  onSelect: (courses: readonly Course[]) => void
}

/** Selects the page, and changes the selected courses together. */
export function SelectionBar({ institutionId, shown, selected, bulk, onSelect }: SelectionBarProps) {
  const ids = new Set(selected.map(({ id }) => id))
  const isPageSelected = shown.length > 0 && shown.every(({ id }) => ids.has(id))
  const others = selected.filter(({ id }) => !shown.some((course) => course.id === id))
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Checkbox checked={isPageSelected} onChange={() => onSelect(isPageSelected ? others : [...others, ...shown])}>
        <Trans>Select this page</Trans>
      </Checkbox>
      {selected.length > 0 && (
        <Actions institutionId={institutionId} selected={selected} bulk={bulk} onSelect={onSelect} />
      )}
    </div>
  )
}

function Actions({ institutionId, selected, bulk, onSelect }: Omit<SelectionBarProps, 'shown'>) {
  const { t } = useLingui()
  const { open, dialog } = useDialogs({
    prices: (courses: readonly Course[], control) => (
      <PriceDialog
        {...control}
        courses={courses}
        onChange={(percent) =>
          change(
            courses.filter(({ price }) => price),
            ({ price }) => ({ price: changedPrice(price, percent) }),
          )
        }
      />
    ),
    deletion: (courses: readonly Course[], control) => (
      <ConfirmDialog
        {...control}
        title={<Plural value={courses.length} one="Delete # course?" other="Delete # courses?" />}
        description={
          <Trans>
            Roadmap steps that use them get another course if there is one. Applications to them are closed. You can
            undo this for 1 minute. Archive them to keep them for later.
          </Trans>
        }
        action={<Trans>Delete</Trans>}
        busyText={<Trans>Deleting...</Trans>}
        mutation={bulkDeletionMutation(institutionId)}
        subject={courses.map((course) => changeOf(course, {}))}
        onDone={(outcome) => {
          bulk.showDeletion(outcome, courses)
          onSelect([])
        }}
        failure={t`We couldn’t delete the courses. Please try again.`}
      />
    ),
  })
  const change: Bulk['change'] = async (courses, settingFor) => {
    await bulk.change(courses, settingFor)
    onSelect([])
  }
  const availability = useAvailability(selected)
  const buttons = [
    { key: 'prices', text: t`Change prices`, press: () => open('prices', selected) },
    ...availability.map(({ setting, ...action }) => ({ ...action, press: () => change(selected, () => setting) })),
    { key: 'delete', text: t`Delete`, press: () => open('deletion', selected) },
    { key: 'clear', text: t`Clear selection`, press: () => onSelect([]) },
  ]
  return (
    <>
      <p role="status" className="font-semibold tabular-nums">
        <Plural value={selected.length} one="# selected" other="# selected" />
      </p>
      <div className="flex flex-wrap gap-2">
        {buttons.map(({ key, text, press }) => (
          <Button key={key} variant="quiet" size="small" busy={bulk.busy} onClick={() => void press()}>
            {text}
          </Button>
        ))}
      </div>
      {dialog}
    </>
  )
}
