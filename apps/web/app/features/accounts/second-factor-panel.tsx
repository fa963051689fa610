import { Trans, useLingui } from '@lingui/react/macro'
import { SecondFactorCode } from '@milepost/contract/accounts/schema'
import { product } from '@milepost/contract/product'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { encode } from 'uqr'
import { CodeInput } from '#features/accounts/code-input.tsx'
import { ApiError } from '#lib/api-error.ts'
import { saveBlob } from '#lib/save-file.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { issueAt, useForm } from '#ui/form/use-form.ts'
import { Check, Copy, Download } from '#ui/icons.ts'

export type SecondFactorPanelState =
  | { readonly kind: 'set up'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'new codes' | 'turn off' }
  | { readonly kind: 'codes'; readonly recoveryCodes: readonly string[] }

interface SecondFactorPanelProps {
  panel: SecondFactorPanelState
  onSave: (on: boolean, code: string) => Promise<void>
  onClose: () => void
}

/** What is open in the card of the second factor. */
export function SecondFactorPanel({ panel, onSave, onClose }: SecondFactorPanelProps) {
  const turnOn = (code: string) => onSave(true, code)
  switch (panel.kind) {
    case 'set up':
      return (
        <>
          <Secret secret={panel.secret} uri={panel.uri} />
          <CodeForm onSave={turnOn} onClose={onClose} submit={<Trans>Turn on</Trans>}>
            <Trans>Type the 6 digits that the app shows now.</Trans>
          </CodeForm>
        </>
      )
    case 'new codes':
      return (
        <CodeForm onSave={turnOn} onClose={onClose} submit={<Trans>Make new codes</Trans>} takesRecoveryCode>
          <Trans>New recovery codes replace the old ones. Type a code from your app, or an old recovery code.</Trans>
        </CodeForm>
      )
    case 'turn off':
      return (
        <CodeForm
          onSave={(code) => onSave(false, code)}
          onClose={onClose}
          submit={<Trans>Turn off</Trans>}
          isDanger
          takesRecoveryCode
        >
          <Trans>Your account is easier to break into without it. Type a code from your app, or a recovery code.</Trans>
        </CodeForm>
      )
    case 'codes':
      return <RecoveryCodes codes={panel.recoveryCodes} onClose={onClose} />
  }
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <>
      <p>
        <Trans>
          Scan this with an authenticator app, such as Google Authenticator, Aegis or 2FAS. Or type the key into the
          app.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} />
        <div className="grid min-w-0 flex-1 basis-48 gap-1">
          <p className="font-display font-semibold">
            <Trans>Key</Trans>
          </p>
          <p className="font-mono wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <a href={uri} className="inline-block min-h-6 font-semibold text-spruce underline underline-offset-4">
            <Trans>Open in an app on this device</Trans>
          </a>
        </div>
      </div>
    </>
  )
}

/** Dark on white by day and by night, as cameras expect it. */
function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 4 })
    const squares = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: code.size, path: squares.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={t`QR code with the key`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-medium"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

interface CodeFormProps {
  onSave: (code: string) => Promise<void>
  onClose: () => void
  submit: ReactNode
  isDanger?: boolean
  /** Whether a recovery code is taken too. */
  takesRecoveryCode?: boolean
  /** What the code is for. */
  children: ReactNode
}

function CodeForm({ onSave, onClose, submit, isDanger = false, takesRecoveryCode = false, children }: CodeFormProps) {
  const { t } = useLingui()
  const form = useForm(SecondFactorCode, {
    labels: { code: t`Code` },
    defaultValues: { code: '' },
    onSubmit: ({ code }) =>
      onSave(code).catch((error: unknown) => {
        throw error instanceof ApiError && error.code === 'wrong_code' ? issueAt('code', error.message) : error
      }),
    failure: t`Something went wrong.`,
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form {...form.attributes} className="grid gap-5">
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <Field {...form.field('code')} hint={children}>
        {(control) => <CodeInput {...control} {...form.input('code')} takesRecoveryCode={takesRecoveryCode} />}
      </Field>
      <FormActions
        {...(isDanger && { variant: 'danger' as const })}
        busy={form.busy}
        busyText={<Trans>Saving...</Trans>}
        onCancel={onClose}
      >
        {submit}
      </FormActions>
    </form>
  )
}

/** The codes are shown once: the server keeps only their digests. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  const download = () => {
    const title = t`Recovery codes for ${product.name}. Each works once.`
    saveBlob(new Blob([`${title}\n\n${text}\n`], { type: 'text/plain' }), 'milepost-recovery-codes.txt')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-display font-semibold outline-none">
        <Trans>Save your recovery codes</Trans>
      </h3>
      <p>
        <Trans>
          Use one to sign in if you lose your phone. Each works once. We won’t show them again, so keep them somewhere
          safe.
        </Trans>
      </p>
      <ul className="grid gap-1 rounded-medium bg-sunken p-4 font-mono text-small">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void copy()}>
          {outcome === 'copied' ? <Check className="size-5" aria-hidden /> : <Copy className="size-5" aria-hidden />}
          <Trans>Copy</Trans>
        </Button>
        <Button variant="quiet" onClick={download}>
          <Download className="size-5" aria-hidden />
          <Trans>Download</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </div>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {outcome === 'copied' && <Trans>Copied.</Trans>}
        {outcome === 'refused' && (
          <Trans>Your browser blocked copying. Download the codes, or select and copy them.</Trans>
        )}
      </p>
    </div>
  )
}
