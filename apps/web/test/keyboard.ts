import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

const maxPresses = 200

/**
 * Moves the focus by keyboard.
 * @throws If the key does not reach the target.
 */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect.element(target).toBeVisible()
  const press = key === 'Tab' ? '{Tab}' : '{Shift>}{Tab}{/Shift}'
  for (let presses = 0; presses < maxPresses && target.query() !== document.activeElement; presses += 1) {
    await userEvent.keyboard(press)
  }
  await expect.element(target).toHaveFocus()
}

/** As `tabTo`, and presses it once it is not busy: a busy button ignores keys, as its spinner says. */
export async function pressByKey(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(target, key)
  await expect.element(target).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
}
