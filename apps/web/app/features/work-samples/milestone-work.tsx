import { Trans, useLingui } from '@lingui/react/macro'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { workSamplesQuery } from '#features/work-samples/api.ts'
import type { WorkSampleDialogProps } from '#features/work-samples/work-sample-dialog.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { Button } from '#ui/button.tsx'
import type { DialogProps } from '#ui/dialog-window.tsx'
import { Link2 } from '#ui/icons.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import { whenOpen } from '#ui/when-open.tsx'

const WorkSampleDialog = whenOpen<WorkSampleDialogProps & Pick<DialogProps, 'open'>>(
  async () => (await import('#features/work-samples/work-sample-dialog.tsx')).WorkSampleDialog,
)

interface MilestoneWorkProps {
  step: Step
  /** Without heading and hint, in a list of milestones. */
  brief?: boolean
}

/** The learner's own work at a milestone, or the way to link it. */
export function MilestoneWork({ step, brief = false }: MilestoneWorkProps) {
  const { t } = useLingui()
  const { id } = useCurrentUser()
  const { data: works } = useQuery(workSamplesQuery(id))
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  // Without an answer nothing can be said, and nothing should be replaced unseen.
  if (works === undefined) return null
  const work = works.find(({ step_id }) => step_id === step.id)
  const open = () => {
    setOpened((count) => count + 1)
    setOpen(true)
  }
  return (
    <section aria-label={t`Your work: ${step.label}`} className="grid max-w-prose justify-items-start gap-1">
      {!brief && (
        <h4 className="text-body">
          <Trans>Your work</Trans>
        </h4>
      )}
      {work === undefined && !brief && (
        <p className="text-small text-ink-soft">
          <Trans>Link what you built, so that you can show it later.</Trans>
        </p>
      )}
      {work !== undefined && (
        <p className="flex flex-wrap gap-x-3">
          <OutsideLink to={work.link} title={work.title} isByUser />
          <span className="text-small text-ink-soft">
            {work.shared ? <Trans>on your shared roadmap</Trans> : <Trans>only you see this</Trans>}
          </span>
        </p>
      )}
      <Button variant="link" className="min-h-11 text-small" onClick={open}>
        <Link2 className="size-4" aria-hidden />
        <span>{work === undefined ? <Trans>Link your work</Trans> : <Trans>Change</Trans>}</span>{' '}
        <span className="sr-only">({step.label})</span>
      </Button>
      <WorkSampleDialog key={opened} open={isOpen} step={step} work={work} onClose={() => setOpen(false)} />
    </section>
  )
}
