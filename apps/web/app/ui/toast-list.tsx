import { Toast } from '@base-ui/react/toast'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { registerToaster, type Toaster } from '#ui/toaster.ts'
import { X } from './icons.ts'

const manager = Toast.createToastManager()
const shownFor = 6000

const toaster: Toaster = {
  show: (id, { text, tone = 'note', action }) => {
    let pressed = false
    manager.add({
      id,
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
            manager.close(id)
            action.run()
          },
        },
      }),
    })
  },
  dismiss: (id) => manager.close(id),
}

/** The notices themselves. */
export function ToastList() {
  const { t } = useLingui()
  return (
    <>
      <Toast.Provider toastManager={manager} limit={3}>
        <Toast.Portal>
          <Toast.Viewport
            aria-label={t`Notices`}
            className="fixed inset-x-4 bottom-(--notice-bottom,1rem) z-50 mx-auto grid max-w-form gap-2 outline-none sm:right-(--notice-right,1.5rem) sm:left-auto sm:w-104"
          >
            <Toasts />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
      <ToasterRegistration />
    </>
  )
}

/** Must be after the provider, so that its effect runs once the provider listens to its manager. */
function ToasterRegistration() {
  useEffect(() => registerToaster(toaster), [])
  return null
}

const edges: Record<string, string> = {
  danger: 'border-danger',
  success: 'border-success',
  note: 'border-signal',
}

function Toasts() {
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
