import { Trans, useLingui } from '@lingui/react/macro'
import type { PlatformSettings } from '@milepost/contract/settings/schema'
import * as z from 'zod/mini'
import { PlatformForm, type PlatformFormOptions, usePlatformForm } from '#features/settings/platform-form.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

const maxReasons = 9
const maxLength = 300
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const Reasons = z
  .strictObject({ reasons: z.string() })
  .check(
    z.refine(
      ({ reasons }) =>
        linesOf(reasons).length <= maxReasons && linesOf(reasons).every(({ length }) => length <= maxLength),
      { path: ['reasons'], params: { rule: 'reasons' } },
    ),
  )

const valuesOf = ({ rejectionReasons }: PlatformSettings) => ({ reasons: rejectionReasons.join('\n') })

/** The reasons that admins choose from when they reject something, one on each line. */
export function ReasonsForm({
  settings,
  onDirtyChange,
}: Pick<PlatformFormOptions<typeof Reasons>, 'settings' | 'onDirtyChange'>) {
  const { t } = useLingui()
  const form = usePlatformForm(Reasons, {
    labels: { reasons: t`Reasons for rejections` },
    texts: { reasons: t`Use up to 9 lines of up to 300 characters.` },
    settings,
    valuesOf,
    changeOf: ({ reasons }) => ({ rejectionReasons: linesOf(reasons) }),
    onDirtyChange,
  })
  return (
    <PlatformForm
      form={form}
      saved={<Trans>The reasons have been saved.</Trans>}
      submit={<Trans>Save the reasons</Trans>}
    >
      <Field
        {...form.field('reasons')}
        hint={<Trans>One on each line. Admins choose from them when they reject something.</Trans>}
        optional
      >
        {(control) => <TextArea {...control} {...form.input('reasons')} rows={6} />}
      </Field>
    </PlatformForm>
  )
}
