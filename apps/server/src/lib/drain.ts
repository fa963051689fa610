/** Says that this process is about to stop: it still serves what reaches it, and proxies should send no more. */
export class Drain {
  #hasBegun = false

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  begin(): void {
    this.#hasBegun = true
  }
}
