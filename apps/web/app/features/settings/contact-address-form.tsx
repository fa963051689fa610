import { Trans, useLingui } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { type PlatformSettings, SettingsChange } from '@milepost/contract/settings/schema'
import * as z from 'zod/mini'
import { PlatformForm, type PlatformFormOptions, usePlatformForm } from '#features/settings/platform-form.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

const ContactAddress = z.required(z.pick(SettingsChange, { contactAddress: true }))
const valuesOf = ({ contactAddress }: PlatformSettings) => ({ contactAddress })

/** The address that contact messages go to and that emails name. */
export function ContactAddressForm({
  settings,
  onDirtyChange,
}: Pick<PlatformFormOptions<typeof ContactAddress>, 'settings' | 'onDirtyChange'>) {
  const { t } = useLingui()
  const form = usePlatformForm(ContactAddress, {
    labels: { contactAddress: t`Contact email` },
    settings,
    valuesOf,
    changeOf: (change) => change,
    onDirtyChange,
  })
  return (
    <PlatformForm
      form={form}
      saved={<Trans>The contact address has been saved.</Trans>}
      submit={<Trans>Save the address</Trans>}
    >
      <Field
        {...form.field('contactAddress')}
        hint={
          <Trans>Contact messages go here, and emails show it for questions. If empty: {product.supportEmail}.</Trans>
        }
        optional
      >
        {(control) => (
          <TextInput {...control} {...form.input('contactAddress')} type="email" placeholder={product.supportEmail} />
        )}
      </Field>
    </PlatformForm>
  )
}
