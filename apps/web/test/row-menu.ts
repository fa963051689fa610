import { type Locator, page } from 'vitest/browser'

/** Opens the menu of a row that is called so. */
export async function openMenu(row: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click()
}

/** Chooses an action of a row's menu. */
export async function chooseAction(row: string, action: string): Promise<void> {
  await openMenu(row)
  await actionOf(row, action).click()
}

/** An action in the open menu of a row. */
export function actionOf(row: string, action: string): Locator {
  return page.getByRole('navigation', { name: `Actions for ${row}` }).getByRole('button', { name: action, exact: true })
}
