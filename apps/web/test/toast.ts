import { type Locator, page } from 'vitest/browser'

/** A notice at the edge of the screen. One that interrupts hides its own markup until it has the focus. */
export function toastOf(text: string | RegExp): Locator {
  const calm = page.getByRole('dialog', { includeHidden: true })
  return calm.or(page.getByRole('alertdialog', { includeHidden: true })).filter({ hasText: text })
}

export function pressIn(notice: Locator, button: string): Promise<void> {
  return notice.getByRole('button', { name: button, includeHidden: true }).click()
}
