export const dialogPopup = 'dialog floating relative w-full rounded-large bg-raised text-ink shadow-floating'
export const dialogViewport = 'fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4'
/** Buttons at the end of a dialog, or of the form that ends it: they stay in view while the rest scrolls. */
export const dialogActions = 'dialog-actions flex flex-wrap gap-3'
