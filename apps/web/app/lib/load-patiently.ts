const pause = 1_500
const mostTries = 3

/**
 * Loads a part of the application, such as a dialog, that comes when it is wanted. Without a connection it waits until there is one.
 * In: what loads it. Out: what that gives. Errors: its last one, where the part cannot be had in three tries although there is a
 * connection, as after a release that replaced it.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine && tries >= mostTries) throw error
      await connection()
    }
  }
}

/** Ends when the browser says that it is connected again, or after a moment where it never said otherwise. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause)
    else window.addEventListener('online', () => resolve(), { once: true })
  })
}
