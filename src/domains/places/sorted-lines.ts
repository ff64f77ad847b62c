const newline = 0x0a

/** Lines of a buffer that start with a key and a tab and are sorted by their bytes. Nothing is decoded until it is read. */
export class SortedLines {
  readonly #bytes: Buffer
  /** Where each line starts, and where one after the last would. */
  readonly #starts: Uint32Array

  constructor(bytes: Buffer) {
    const starts = [0]
    for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) starts.push(at + 1)
    this.#bytes = bytes
    this.#starts = Uint32Array.from(starts)
  }

  get length(): number {
    return this.#starts.length - 1
  }

  /** The number of bytes in a line. */
  size(index: number): number {
    return this.#end(index) - this.#start(index)
  }

  /** The cells of a line. */
  cells(index: number): string[] {
    return this.#bytes.toString('utf8', this.#start(index), this.#end(index)).split('\t')
  }

  /** The first line that is not before `prefix`. */
  lowerBound(prefix: string): number {
    const target = Buffer.from(prefix)
    let [from, to] = [0, this.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const isBefore =
        this.#bytes.compare(target, 0, target.length, this.#start(middle), this.#end(middle)) < 0
      if (isBefore) from = middle + 1
      else to = middle
    }
    return from
  }

  /** The cells after a key; undefined if no line has the key. */
  find(key: string): string[] | undefined {
    const index = this.lowerBound(`${key}\t`)
    if (index >= this.length) return undefined
    const [found, ...cells] = this.cells(index)
    return found === key ? cells : undefined
  }

  #start(index: number): number {
    return this.#starts[index] ?? 0
  }

  #end(index: number): number {
    return (this.#starts[index + 1] ?? 1) - 1
  }
}
