import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { textsQuery } from '#features/applications/received/api.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

interface KeptTextsProps {
  institutionId: number
  onChoose: (text: string) => void
}

/** Begins a message with a text that the institution keeps; nothing while it keeps none. */
export function KeptTexts({ institutionId, onChoose }: KeptTextsProps) {
  const { data: texts = [] } = useQuery(textsQuery(institutionId))
  if (texts.length === 0) return null
  return (
    <Field label={<Trans>Begin with one of your texts</Trans>} optional>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={({ target }) => onChoose(texts.find(({ id }) => String(id) === target.value)?.text ?? '')}
        >
          <option value="" />
          {texts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
