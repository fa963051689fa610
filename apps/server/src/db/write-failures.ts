import { isWriteRefused } from '#db/database-errors.ts'

/** Without another failure for so long, writing is taken to work again. */
const recentMilliseconds = 60_000

/** Remembers that the database couldn't write, as this process saw it: its disk is full, or it is read-only. */
export class WriteFailures {
  #latest = Number.NEGATIVE_INFINITY

  /** Takes note of an error, if it is of that kind. */
  note(error: unknown, now: Date): void {
    if (isWriteRefused(error)) this.#latest = now.getTime()
  }

  areRecent(now: Date): boolean {
    return now.getTime() - this.#latest < recentMilliseconds
  }
}
