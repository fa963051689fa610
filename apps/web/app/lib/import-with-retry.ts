const pause = 1_500
const maxTries = 3

/**
 * Imports a lazy part of the application. Waits while offline, because some browsers never retry a failed import, unless
 * a service worker has the files.
 * @throws The last error after three tries, as after a release that replaced the file.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    if (!navigator.onLine && !isServedOffline()) await connection()
    try {
      return await load()
    } catch (error) {
      if (tries >= maxTries) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Not there in pages without TLS. */
function isServedOffline(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

function connection(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}
