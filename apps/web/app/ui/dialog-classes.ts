/** Buttons at the end of a dialog, or of the form that ends it: they stay in view while the rest scrolls. */
export const dialogActions = 'dialog-actions'
