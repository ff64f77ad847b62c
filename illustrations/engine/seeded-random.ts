import { TAU } from './geometry'

/** Seeded random numbers: the same seed gives the same drawing, byte for byte. */
export class SeededRandom {
  private state: number

  constructor(private readonly seed: string) {
    let h = 1779033703 ^ seed.length
    for (let i = 0; i < seed.length; i++) {
      h = Math.imul(h ^ seed.charCodeAt(i), 3432918353)
      h = (h << 13) | (h >>> 19)
    }
    this.state = h
  }

  /** 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** An independent stream, so that one part's drawing does not depend on how many numbers another used. */
  fork(name: string): SeededRandom {
    return new SeededRandom(`${this.seed}/${name}`)
  }
}

/** A smooth periodic variation of about -1 … 1 from a few low harmonics, so that no circle is perfect. */
export function wobble(random: SeededRandom, harmonics = 4, lowest = 2): (angle: number) => number {
  const waves = Array.from({ length: harmonics }, (_, i) => ({
    frequency: i + lowest,
    phase: random.between(0, TAU),
    weight: 1 / (1 + i * 0.8),
  }))
  return (angle) =>
    waves.reduce((sum, w) => sum + w.weight * Math.sin(w.frequency * angle + w.phase), 0) / 1.8
}
