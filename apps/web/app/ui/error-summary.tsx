import { Plural } from '@lingui/react/macro'
import type { Ref } from 'react'

export interface FieldIssue {
  /** The id of the control to go to. */
  id: string
  message: string
}

/** The list above a form with issues; each line leads to its field. */
export function ErrorSummary({ issues, ref }: { issues: readonly FieldIssue[]; ref?: Ref<HTMLDivElement> }) {
  if (issues.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="rounded-medium border-l-4 border-danger bg-danger-soft px-5 py-4"
    >
      <h2 className="text-body">
        <Plural value={issues.length} one="Please check 1 answer" other="Please check # answers" />
      </h2>
      <ul className="mt-2 grid gap-1">
        {issues.map((issue) => (
          <li key={issue.id}>
            <a
              href={`#${issue.id}`}
              className="inline-block min-h-6 text-danger underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(issue.id)?.focus()
              }}
            >
              {issue.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
