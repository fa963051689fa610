import { Trans, useLingui } from '@lingui/react/macro'
import { maxContactMessageLength, sendContactMessage } from '@milepost/contract/contact'
import type { Issue } from '@milepost/contract/errors'
import { pages } from '@milepost/contract/pages'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

type ContactFormState = 'idle' | 'submitting' | 'sent' | { readonly issues: readonly Issue[]; readonly message: string }

/** Writes to the people behind the product. What was typed stays until it was sent. */
export function ContactForm() {
  const { t } = useLingui()
  const [state, setState] = useState<ContactFormState>('idle')
  const form = useRef<HTMLFormElement>(null)
  const failure = typeof state === 'object' ? state : undefined
  const errorOf = (field: string) => failure?.issues.find((issue) => issue.field === field)?.message

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // State comes too late for the second of two quick presses.
    if (form.current?.ariaBusy === 'true') return
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const body = { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
    event.currentTarget.ariaBusy = 'true'
    setState('submitting')
    try {
      await call(sendContactMessage, { body: { ...body, website: text('website') } })
      form.current?.reset()
      setState('sent')
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : []
      const isTold = error instanceof ApiError && (error.code === 'invalid' || error.code === 'rate_limited')
      setState({ issues, message: isTold ? error.message : t`There was an error, please try again.` })
      const first = issues[0]?.field
      if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus()
    } finally {
      if (form.current !== null) form.current.ariaBusy = 'false'
    }
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={<Trans>Name</Trans>} error={errorOf('name')}>
          {(control) => <TextInput {...control} name="name" required maxLength={100} autoComplete="name" />}
        </Field>
        <Field label={<Trans>Email</Trans>} error={errorOf('email')}>
          {(control) => (
            <TextInput {...control} name="email" type="email" required maxLength={254} autoComplete="email" />
          )}
        </Field>
      </div>
      <Field label={<Trans>Phone</Trans>} optional error={errorOf('phone')}>
        {(control) => <TextInput {...control} name="phone" type="tel" maxLength={30} autoComplete="tel" />}
      </Field>
      <Field label={<Trans>Message</Trans>} error={errorOf('message')}>
        {(control) => <TextArea {...control} name="message" required rows={6} maxLength={maxContactMessageLength} />}
      </Field>
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          <Trans>Leave this field empty</Trans>
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox name="privacy" required>
        <Trans>
          I have read the{' '}
          <Link to={pages.privacy} target="_blank" className="font-semibold text-spruce underline underline-offset-4">
            privacy policy
          </Link>{' '}
          and agree that my message is stored to be answered.
        </Trans>
      </Checkbox>
      {failure !== undefined && <Alert>{failure.message}</Alert>}
      {state === 'sent' && (
        <Alert tone="success">
          <Trans>Message sent successfully!</Trans>
        </Alert>
      )}
      <Button
        type="submit"
        size="large"
        busy={state === 'submitting'}
        busyText={<Trans>Sending...</Trans>}
        className="justify-self-start"
      >
        <Trans>Send Message</Trans>
      </Button>
    </form>
  )
}
