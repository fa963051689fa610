const pause = 1_500
const maxTries = 3

/**
 * Loads a part of the application, such as a dialog, that comes when it is wanted. Without a connection it waits until there is one,
 * and does not even try before: some browsers never fetch a module again that once failed.
 * In: what loads it. Out: what that gives. Errors: its last one, where the part cannot be had in three tries although there is a
 * connection, as after a release that replaced it.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    if (!navigator.onLine) await connection()
    try {
      return await load()
    } catch (error) {
      if (tries >= maxTries) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function connection(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}
