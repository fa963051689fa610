import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Check, Copy } from '#ui/icons.ts'
import { TextInput } from '#ui/text-input.tsx'

/** A link that was just made, ready to be copied: it cannot be shown again later. */
export function CopyField({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  // Before anything else is pressed: another Enter in the form would make another link.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      field.current?.select()
      setOutcome('refused')
    }
  }
  return (
    <div className="grid gap-2 rounded-medium bg-success-soft p-4">
      <label htmlFor="share-address" className="font-display font-semibold">
        <Trans>Your new link</Trans>
      </label>
      <div className="flex flex-wrap gap-3">
        <TextInput
          ref={field}
          id="share-address"
          readOnly
          value={address}
          aria-describedby="share-once"
          className="min-w-0 flex-1 basis-60"
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>
          {outcome === 'copied' ? <Check className="size-5" aria-hidden /> : <Copy className="size-5" aria-hidden />}
          <Trans>Copy the link</Trans>
        </Button>
      </div>
      <p id="share-once" className="text-small">
        <Trans>Copy it now. For your safety we won’t show it again, but you can always make a new one.</Trans>
      </p>
      <p role="status" className="text-small font-medium text-success empty:hidden">
        {outcome === 'copied' && <Trans>Copied.</Trans>}
        {outcome === 'refused' && (
          <Trans>Your browser blocked copying. The link is selected, so you can copy it yourself.</Trans>
        )}
      </p>
    </div>
  )
}
