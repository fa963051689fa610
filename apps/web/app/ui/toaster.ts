export interface ToastMessage {
  text: string
  tone?: 'danger' | 'success' | 'note'
  action?: { label: string; run: () => void }
}

/** What shows notices, once it is loaded. */
export interface Toaster {
  readonly show: (id: string, toast: ToastMessage) => void
  readonly dismiss: (id: string) => void
}

let toaster: Toaster | null = null
let count = 0
const waiting = new Map<string, ToastMessage>()
const listeners = new Set<() => void>()

/**
 * Shows a toast, at once or as soon as a toaster is registered.
 * @returns Its id.
 */
export function showToast(toast: ToastMessage, id = `notice-${++count}`): string {
  if (toaster !== null) toaster.show(id, toast)
  else {
    waiting.set(id, toast)
    for (const listener of listeners) listener()
  }
  return id
}

/** Takes a notice away, shown or not. */
export function dismissToast(id: string): void {
  waiting.delete(id)
  toaster?.dismiss(id)
}

/**
 * Calls back when a toast has to wait.
 * @returns A function that unsubscribes.
 */
export function onQueuedToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasQueuedToast(): boolean {
  return waiting.size > 0
}

/**
 * Registers the toaster and gives it the waiting toasts first.
 * @returns A function that unregisters it.
 */
export function registerToaster(next: Toaster): () => void {
  toaster = next
  for (const [id, toast] of waiting) next.show(id, toast)
  waiting.clear()
  return () => {
    if (toaster === next) toaster = null
  }
}
