import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { bulkDeletionMutation } from '#features/courses/management/api.ts'
import { changedPrice, PriceDialog } from '#features/courses/management/table/price-dialog.tsx'
import { type Bulk, changeOf } from '#features/courses/management/table/use-bulk.ts'
import { useAvailability } from '#features/courses/management/use-availability.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useDialogs } from '#ui/resource-list/use-dialogs.tsx'

interface BulkActionsProps {
  institutionId: number
  /** Also those on other pages. */
  selected: readonly Course[]
  bulk: Bulk
  onDone: () => void
}

/** What can be done with the selected courses together. */
export function BulkActions({ institutionId, selected, bulk, onDone }: BulkActionsProps) {
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
          onDone()
        }}
        failure={t`We couldn’t delete the courses. Please try again.`}
      />
    ),
  })
  const change: Bulk['change'] = async (courses, settingFor) => {
    await bulk.change(courses, settingFor)
    onDone()
  }
  const availability = useAvailability(selected)
  const buttons = [
    { key: 'prices', text: t`Change prices`, press: () => open('prices', selected) },
    ...availability.map(({ setting, ...action }) => ({ ...action, press: () => change(selected, () => setting) })),
    { key: 'delete', text: t`Delete`, press: () => open('deletion', selected) },
  ]
  return (
    <>
      {buttons.map(({ key, text, press }) => (
        <Button key={key} variant="quiet" size="small" busy={bulk.busy} onClick={() => void press()}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  )
}
