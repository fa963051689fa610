import { Toast } from '@base-ui/react/toast'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'

const manager = Toast.createToastManager()
const shownFor = 6000

interface Notice {
  text: string
  tone?: 'danger' | 'success' | 'note'
  action?: { label: string; run: () => void }
  /** Showing the same id again replaces the notice in place. */
  id?: string
}

/**
 * Shows a notice at the edge of the screen. One with an action, or an error, stays until it is dismissed.
 * In: its text, tone and action. Out: its id.
 */
export function notify({ text, tone = 'note', action, id }: Notice): string {
  let pressed = false
  const toastId: string = manager.add({
    ...(id !== undefined && { id }),
    description: text,
    type: tone,
    priority: tone === 'danger' ? 'high' : 'low',
    timeout: action !== undefined || tone === 'danger' ? 0 : shownFor,
    ...(action !== undefined && {
      actionProps: {
        children: action.label,
        onClick: () => {
          // It takes a moment to go: a double click does not run the action twice.
          if (pressed) return
          pressed = true
          manager.close(toastId)
          action.run()
        },
      },
    }),
  })
  return toastId
}

/** Takes a notice away that is of no interest any more. */
export function dismiss(id: string): void {
  manager.close(id)
}

/** Where notices appear: once, in the layout around the screens. */
export function ToastRegion() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-(--notice-bottom,1rem) z-50 mx-auto grid max-w-form gap-2 outline-none sm:right-(--notice-right,1.5rem) sm:left-auto sm:w-104">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

const edges: Record<string, string> = {
  danger: 'border-danger',
  success: 'border-success',
  note: 'border-signal',
}

function ToastList() {
  const { t } = useLingui()
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      aria-label={t`Notice`}
      className={classNames(
        'notice floating rounded-medium border-l-4 bg-raised text-ink shadow-floating data-limited:hidden',
        edges[toast.type ?? 'note'],
      )}
    >
      <Toast.Content className="flex items-center gap-2 py-2 pr-2 pl-4">
        <Toast.Description className="grow text-small" {...(toast.type === 'danger' && { role: 'alert' })} />
        <Toast.Action className="min-h-9 shrink-0 px-2 font-display text-small font-semibold text-spruce underline underline-offset-4" />
        <Toast.Close
          render={
            <IconButton label={t`Dismiss`}>
              <X className="size-4" aria-hidden />
            </IconButton>
          }
        />
      </Toast.Content>
    </Toast.Root>
  ))
}
