import { Trans, useLingui } from '@lingui/react/macro'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { NewWorkSample, type WorkSample } from '@milepost/contract/work-samples/schema'
import { useMutation } from '@tanstack/react-query'
import { workSampleMutation, workSampleRemoval } from '#features/work-samples/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { TextInput } from '#ui/text-input.tsx'
import { notify } from '#ui/toast.tsx'

export interface WorkSampleDialogProps {
  step: Pick<Step, 'id' | 'key' | 'label'>
  work: WorkSample | undefined
  open: boolean
  onClose: () => void
}

/** Links the learner's work at a milestone, or removes the link. */
export function WorkSampleDialog({ step, work, open, onClose }: WorkSampleDialogProps) {
  const { t } = useLingui()
  const { id } = useCurrentUser()
  const { mutateAsync } = useMutation(workSampleMutation(id, step.id))
  const form = useForm(NewWorkSample, {
    labels: { title: t`Title`, link: t`Web address`, shared: t`Show it` },
    defaultValues: { title: work?.title ?? '', link: work?.link ?? '', shared: work?.shared ?? false },
    draft: formDraft(`work-${step.key}`, id),
    onSubmit: async (values) => {
      await mutateAsync(values)
      onClose()
      notify({ text: t`Your work is linked.`, tone: 'success' })
    },
    failure: t`We couldn’t save the link. Please try again.`,
  })
  const removal = useWrite(workSampleRemoval(id, step.id), {
    onDone: () => {
      form.discardDraft()
      onClose()
      notify({ text: t`The link was removed.`, tone: 'success' })
    },
    onFailure: (error) => form.setFailure(messageOf(error, t`We couldn’t remove the link. Please try again.`)),
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Link your work</Trans>}
      description={<Trans>For “{step.label}”: a repository, a page, a document, a recording.</Trans>}
    >
      <form {...form.attributes} aria-label={t`Link your work`} className="grid gap-4">
        <Field {...form.field('title')}>
          {(control) => <TextInput {...control} {...form.input('title')} autoComplete="off" />}
        </Field>
        <Field {...form.field('link')} hint={<Trans>It begins with https://</Trans>}>
          {(control) => (
            <TextInput {...control} {...form.input('link')} type="text" inputMode="url" autoComplete="url" />
          )}
        </Field>
        <Checkbox {...form.register('shared')}>
          <Trans>Show it to people who open my shared roadmap</Trans>
        </Checkbox>
        {form.failure !== null && <Alert>{form.failure}</Alert>}
        <div className={dialogActions}>
          <Button type="submit" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
            <Trans>Save</Trans>
          </Button>
          {work !== undefined && (
            <Button variant="quiet" busy={removal.busy} onClick={() => void removal.run()}>
              <Trans>Remove the link</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
