import type { ReactNode } from 'react'

/** One thing to do in a list, with the button that leads to it. */
export function TaskRow({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-medium bg-raised px-5 py-4 shadow-raised">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">{children}</div>
      {action}
    </li>
  )
}
