import { Trans, useLingui } from '@lingui/react/macro'
import { NewContactMessage } from '@milepost/contract/contact/schema'
import { pages } from '@milepost/contract/pages'
import { useState } from 'react'
import { call } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/link.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

/**
 * Writes to the people behind the product. What was typed stays until it was sent. `translated` is the page whose translation the
 * message is about: its address goes with it.
 */
export function ContactForm({ translated }: { translated?: string | undefined }) {
  const { t } = useLingui()
  const [isSent, setSent] = useState(false)
  const form = useForm(NewContactMessage, {
    labels: { name: t`Name`, email: t`Email`, phone: t`Phone`, message: t`Message` },
    defaultValues: { name: '', email: '', phone: '', message: '', website: '' },
    isNative: true,
    onSubmit: async (body) => {
      setSent(false)
      const message = translated === undefined ? body.message : `Translation of ${translated}:\n${body.message}`
      await call('POST /contact', { body: { ...body, message } })
      form.reset()
      setSent(true)
    },
    failure: (error) => {
      const isTold = error instanceof ApiError && (error.code === 'invalid' || error.code === 'rate_limited')
      return isTold ? error.message : t`There was an error, please try again.`
    },
  })

  return (
    <form {...form.attributes} className="grid gap-5">
      {translated !== undefined && (
        <p>
          <Trans>Your message will be about the translation of {translated}.</Trans>
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...form.field('name')}>
          {(control) => <TextInput {...control} {...form.input('name')} autoComplete="name" />}
        </Field>
        <Field {...form.field('email')}>
          {(control) => <TextInput {...control} {...form.input('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field {...form.field('phone')} optional>
        {(control) => <TextInput {...control} {...form.input('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field {...form.field('message')}>
        {(control) => <TextArea {...control} {...form.input('message')} rows={6} />}
      </Field>
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          <Trans>Leave this field empty</Trans>
          <input {...form.input('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <PrivacyConsent />
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      {isSent && (
        <Alert tone="success">
          <Trans>Message sent successfully!</Trans>
        </Alert>
      )}
      <Button
        type="submit"
        size="large"
        busy={form.busy}
        busyText={<Trans>Sending...</Trans>}
        className="justify-self-start"
      >
        <Trans>Send Message</Trans>
      </Button>
    </form>
  )
}

function PrivacyConsent() {
  return (
    <Checkbox name="privacy" required>
      <Trans>
        I have read the{' '}
        <Link to={pages.privacy} target="_blank" className="font-semibold text-spruce underline underline-offset-4">
          privacy policy
        </Link>{' '}
        and agree that you may store my message in order to reply.
      </Trans>
    </Checkbox>
  )
}
