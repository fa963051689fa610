import { useLingui } from '@lingui/react/macro'

/** Questions that can be asked with one press. */
export function Suggestions({ questions, onAsk }: { questions: readonly string[]; onAsk: (text: string) => void }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Questions you could ask`} className="grid justify-items-start gap-2">
      {[...new Set(questions)].map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-9 rounded-medium px-3.5 py-1.5 text-left text-small text-spruce ring-1 ring-line-strong transition-colors ring-inset hover:bg-spruce-soft hover:ring-spruce"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
