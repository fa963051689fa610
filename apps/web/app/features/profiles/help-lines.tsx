import { Alert } from '#ui/alert.tsx'

/** The numbers to call, above everything else, where someone's words show that they may be in danger. */
export function HelpLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="lg:col-span-2">
      <Alert tone="note">
        <div className="grid gap-2" lang="en">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Alert>
    </div>
  )
}
