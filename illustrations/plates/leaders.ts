import { distance, type Point } from '@illustrations/engine/geometry'
import type { Part } from '@illustrations/plates/vocabulary'
import { type PlateMap, plateMap } from './draw'
import { memoize } from './memoize'
import type { PlateTraits } from './traits'

/** A letter of the legend and its leader line; viewBox units of the habit plate. */
export interface Leader {
  part: Part
  /** The middle of the letter. */
  letter: Point
  /** Start of the line outside the letter, and the point it leads to. */
  from: Point
  place: Point
}

/** Half the space of a letter. */
const LETTER = { x: 11, y: 11 }
/** Distance between the middle of a letter and the start of its line. */
const CLEAR = 11
/** Cell size of the grid that records free paper. */
const CELL = 4
/** Parts deep inside the group have the fewest free positions, so they are placed first. */
const ORDER: readonly Part[] = ['gills', 'ring', 'flesh', 'volva', 'stipe', 'cap', 'spores', 'odour']

/** The leaders of a page take some hundred bytes, and its plate need not be drawn again for each rendering. */
const rememberedPages = 1000

/**
 * Leader lines for the parts of a page plate: short, on free paper, ending at the part, without
 * crossings.
 */
export const plateLeaders = memoize(placeLeaders, rememberedPages)

function placeLeaders(traits: PlateTraits, seed: string, parts: readonly Part[]): readonly Leader[] {
  const map = plateMap(traits, { view: 'habit', seed, detail: 'page' })
  const paper = new Paper(map)
  const drawn: Leader[] = []
  for (const part of ORDER.filter((p) => parts.includes(p))) {
    const leader = bestLeader(part, map.places[part] ?? [], paper, drawn)
    if (leader) drawn.push(leader)
  }
  return drawn
}

function bestLeader(
  part: Part,
  places: readonly Point[],
  paper: Paper,
  drawn: readonly Leader[],
): Leader | null {
  let [best, lowestCost]: [Leader | null, number] = [null, Infinity]
  for (const [rank, place] of places.entries())
    for (let ray = 0; ray < 48; ray++) {
      const angle = (ray / 48) * 2 * Math.PI
      const direction: Point = [Math.cos(angle), Math.sin(angle)]
      for (let length = 22; length <= 150; length += 6) {
        const letter: Point = [place[0] + direction[0] * length, place[1] + direction[1] * length]
        // A later anchor or a steep line costs more.
        const costOn = (covered: number) => length + 2.4 * covered + rank * 3 + 8 * Math.abs(direction[1])
        if (costOn(0) >= lowestCost || !paper.holds(letter)) continue
        const cost = costOn(paper.covered(place, letter))
        if (cost >= lowestCost) continue
        const from: Point = [letter[0] - direction[0] * CLEAR, letter[1] - direction[1] * CLEAR]
        const leader = { part, letter, from, place }
        if (drawn.some((other) => collide(leader, other))) continue
        ;[best, lowestCost] = [leader, cost]
      }
    }
  return best
}

/** Whether two leaders cross or come close to each other's letters. */
function collide(one: Leader, other: Leader): boolean {
  return (
    cross(one.place, one.letter, other.place, other.letter) ||
    distance(one.letter, other.letter) < 24 ||
    near(one.letter, other) ||
    near(other.letter, one)
  )
}

function near(letter: Point, { place, letter: end }: Leader): boolean {
  const [dx, dy] = [end[0] - place[0], end[1] - place[1]]
  const along = ((letter[0] - place[0]) * dx + (letter[1] - place[1]) * dy) / (dx * dx + dy * dy)
  const u = Math.min(1, Math.max(0, along))
  return distance(letter, [place[0] + dx * u, place[1] + dy * u]) < 12
}

const side = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** Records which cells of a plate are free of drawn bodies. */
class Paper {
  private readonly columns: number
  private readonly rows: number
  private readonly taken: Uint8Array
  /** The height at which feet end: letters are hard to read on the ground below. */
  private readonly floor: number

  constructor({ width, height, bodies }: PlateMap) {
    this.columns = Math.ceil(width / CELL)
    this.rows = Math.ceil(height / CELL)
    this.taken = new Uint8Array(this.columns * this.rows)
    for (const body of bodies) this.take(body)
    this.floor = Math.max(...bodies.map((body) => Math.max(...body.map((p) => p[1])))) - 26
  }

  /** Whether a letter is readable here. */
  holds([x, y]: Point): boolean {
    if (y > this.floor) return false
    for (let dx = -LETTER.x; dx <= LETTER.x; dx += CELL)
      for (let dy = -LETTER.y; dy <= LETTER.y; dy += CELL) if (this.isTaken([x + dx, y + dy])) return false
    return true
  }

  /** Length of a line over bodies, in units. */
  covered(from: Point, to: Point): number {
    const count = Math.ceil(distance(from, to) / CELL)
    let over = 0
    for (let i = 0; i <= count; i++) {
      const u = i / count
      if (this.isTaken([from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u])) over++
    }
    return over * CELL
  }

  private isTaken([x, y]: Point): boolean {
    const [i, j] = [Math.floor(x / CELL), Math.floor(y / CELL)]
    if (i < 0 || j < 0 || i >= this.columns || j >= this.rows) return true
    return this.taken[j * this.columns + i] === 1
  }

  /** Fills an outline row by row. */
  private take(outline: readonly Point[]): void {
    for (let j = 0; j < this.rows; j++) {
      const y = (j + 0.5) * CELL
      const cuts: number[] = []
      outline.forEach(([ax, ay], k) => {
        const [bx, by] = outline[(k + 1) % outline.length] as Point
        if (ay > y !== by > y) cuts.push(ax + ((bx - ax) * (y - ay)) / (by - ay))
      })
      cuts.sort((a, b) => a - b)
      for (let k = 0; k + 1 < cuts.length; k += 2) this.fill(j, cuts[k] as number, cuts[k + 1] as number)
    }
  }

  private fill(row: number, from: number, to: number): void {
    const [first, last] = [
      Math.max(0, Math.floor(from / CELL)),
      Math.min(this.columns - 1, Math.floor(to / CELL)),
    ]
    for (let i = first; i <= last; i++) this.taken[row * this.columns + i] = 1
  }
}
