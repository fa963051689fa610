import { Trans, useLingui } from '@lingui/react/macro'
import { Suggestions } from '#features/chat/suggestions.tsx'

/** Shown before the first message. */
export function Greeting({ onAsk }: { onAsk: (text: string) => void }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-display text-title font-bold">
          <Trans>Where would you like to go?</Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>
            Ask me about your roadmap, progress, careers, skills or courses. My answers link to their sources.
          </Trans>
        </p>
      </div>
      <Suggestions
        questions={[t`What should I do next?`, t`Why this career?`, t`Which courses are on my roadmap?`]}
        onAsk={onAsk}
      />
    </div>
  )
}
