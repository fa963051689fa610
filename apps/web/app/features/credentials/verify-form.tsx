import { Trans, useLingui } from '@lingui/react/macro'
import { CredentialToVerify, type Verification } from '@milepost/contract/credentials/schema'
import { product } from '@milepost/contract/product'
import { useState } from 'react'
import { readCredentialFile } from '#features/credentials/read-credential-file.ts'
import { VerificationResult } from '#features/credentials/verification-result.tsx'
import { call } from '#lib/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextArea } from '#ui/text-area.tsx'

/** Checks a credential of this installation. What was typed stays. */
export function VerifyForm() {
  const { t } = useLingui()
  const [result, setResult] = useState<Verification | null>(null)
  const [fileError, setFileError] = useState<string>()
  const form = useForm(CredentialToVerify, {
    labels: { credential: t`Signed text or address` },
    defaultValues: { credential: '' },
    isNative: true,
    onSubmit: async (body) => {
      setResult(null)
      setResult(await call('POST /credentials/verification', { body }))
    },
    failure: (error, isAtField) =>
      isAtField ? null : messageOf(error, t`We couldn’t check the credential. Please try again.`),
  })
  const take = async (file: File) => {
    setResult(null)
    const text = await readCredentialFile(file).catch(() => null)
    setFileError(
      text === null ? t`There’s no signed credential in this file. Choose its .jwt or .png file.` : undefined,
    )
    if (text !== null) form.setValue('credential', text)
  }
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        {...form.field('credential')}
        hint={
          <Trans>Paste the whole text of a .jwt file, or the address of a credential’s page on {product.name}.</Trans>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.input('credential', { onChange: () => setResult(null) })}
            rows={6}
            autoComplete="off"
            spellCheck={false}
            className="break-all"
          />
        )}
      </Field>
      <Field
        label={<Trans>Or choose a file</Trans>}
        hint={<Trans>Its signed text (.jwt, .txt, .json), or its picture (.png).</Trans>}
        error={fileError}
        optional
      >
        {(control) => <FileInput {...control} accept=".jwt,.txt,.json,.png" onChoose={(file) => void take(file)} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      {result !== null && <VerificationResult result={result} />}
      <Button
        type="submit"
        size="large"
        busy={form.busy}
        busyText={<Trans>Checking...</Trans>}
        className="justify-self-start"
      >
        <Trans>Check it</Trans>
      </Button>
    </form>
  )
}
