import { Trans, useLingui } from '@lingui/react/macro'
import { NewInvitation } from '@milepost/contract/institutions/schema'
import { useMutation } from '@tanstack/react-query'
import { invitationMutation } from '#features/institutions/memberships/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { issueAt, useForm } from '#ui/form/use-form.ts'
import { TextInput } from '#ui/text-input.tsx'
import { notify } from '#ui/toast.tsx'

/** Invites an address. */
export function InvitationForm({ institutionId }: { institutionId: number }) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(invitationMutation(institutionId))
  const form = useForm(NewInvitation, {
    labels: { email: t`Email address to invite` },
    texts: { email: { required: t`Enter the email address of the person you want to invite.` } },
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      await mutateAsync(email).catch((error: unknown) => {
        const isKnown = error instanceof ApiError && ['member_already', 'invitation_open'].includes(error.code)
        throw isKnown ? issueAt('email', error.message) : error
      })
      form.reset()
      notify({ text: t`We’ve sent the invitation to ${email}.`, tone: 'success' })
    },
    failure: t`We couldn’t send the invitation. Please try again.`,
  })
  return (
    <form {...form.attributes} className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <Field
        {...form.field('email')}
        hint={<Trans>We’ll send a link that works for 14 days. They need an account with exactly this address.</Trans>}
      >
        {(control) => <TextInput {...control} {...form.input('email')} type="email" autoComplete="off" />}
      </Field>
      <div>
        <Button type="submit" busy={form.busy} busyText={<Trans>Inviting...</Trans>}>
          <Trans>Invite</Trans>
        </Button>
      </div>
    </form>
  )
}
