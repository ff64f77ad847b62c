/** Work that requests have left for after their responses. */
export class AfterResponses {
  readonly #pending = new Set<Promise<void>>()

  /** Runs work once a response is sent, or the visitor has left. */
  add(sent: Promise<void>, work: () => Promise<void>): void {
    const pending = sent
      .then(work)
      .catch((error) => console.error(error))
      .finally(() => this.#pending.delete(pending))
    this.#pending.add(pending)
  }

  /** Resolves when all work is done, with what it adds meanwhile. */
  async settle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
  }
}
