/* design-tokens-allow: white and black are what a mask shows and hides */

import { adaptToTheme, type Colour, INKS, type Inks, type Theme } from './colour'
import {
  type Box,
  boundingBox,
  boxesOverlap,
  isInside,
  type Point,
  simplifyClosed,
  uniteBoxes,
} from './geometry'
import { type ContourOptions, DryInk, Ink } from './ink'
import { PathBuilder } from './path-builder'
import type { SeededRandom } from './seeded-random'

/** A gradient stop: offset 0-1, pigment, opacity. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number]

/** A silhouette that is defined once and reused as fill, clip path and mask. */
export interface Shape {
  readonly id: string
  readonly box: Box
}

interface Layer {
  parts: string[]
  /** Silhouettes around which the layers behind are masked, like the white line of an engraving. */
  silhouettes: Shape[]
  /** No gap is cut below this height, so that feet stay connected to the ground. */
  gapAbove: number
  /** Whether forms in front lie directly on this layer, so that no gaps are cut into it. */
  host: boolean
  box: Box
  /** Vertical ranges (from, to) over which the layer fades out at its ends; absent for none. */
  fade?: { top: readonly [number, number]; bottom: readonly [number, number] }
}

/** The outline of a solid form and the index of its layer. */
interface Body {
  outline: readonly Point[]
  layer: number
}

const NOWHERE: Box = [Infinity, Infinity, -Infinity, -Infinity]

/**
 * The canvas of a picture: definitions, layers from back to front, and the bounding box of everything
 * drawn.
 */
export class Sheet {
  readonly inks: Inks
  readonly precision: number
  private readonly defs: string[] = []
  private readonly layers: Layer[] = []
  private readonly ids = new Map<string, string>()
  private readonly shapes = new WeakMap<readonly Point[], Shape>()
  private readonly solid: Body[] = []
  private readonly embedded = new Map<Sheet, string>()
  private open: Layer | null = null
  private serial = 0
  private pathLength = 0
  private readonly coarse: boolean
  /** The most recent shape, for a wash that reuses it. */
  lastShape: Shape = { id: '', box: NOWHERE }

  constructor(
    readonly theme: Theme,
    readonly fine: boolean,
    /** Prefix of every id, so that two plates can be inlined in one document. */
    private readonly prefix: string,
    /** Fraction of the small marks that is drawn; compositions of many specimens lower it further. */
    public density = 1,
    /** Whether only the places of what is drawn are asked, so that paths stay empty. */
    private readonly isDry = false,
  ) {
    this.inks = INKS[theme]
    // Plates that need few marks also use a coarser grid.
    this.coarse = !fine && density < 0.6
    this.precision = fine ? 10 : this.coarse ? 2 : 3
  }

  /** Sampling resolution of outlines and rings. */
  sampleCount(page: number): number {
    return this.fine ? page : Math.round(page * 0.6)
  }

  /** Number of small marks of a part, so that many specimens are not heavier than a few. */
  markCount(page: number, card: number): number {
    return Math.max(1, Math.round((this.fine ? page : card) * this.density))
  }

  ink(): Ink {
    const Kind = this.isDry ? DryInk : Ink
    return new Kind(this.precision, this.fine, this.coarse ? 0.8 : 0.45)
  }

  /** Starts a layer in front of all existing ones. */
  layer(options: { gapAbove?: number; host?: boolean; fade?: Layer['fade'] } = {}): void {
    this.open = {
      parts: [],
      silhouettes: [],
      gapAbove: options.gapAbove ?? Infinity,
      host: options.host ?? false,
      box: NOWHERE,
      fade: options.fade,
    }
    this.layers.push(this.open)
  }

  /** Leaves a gap around an outline in everything behind the current layer. */
  cutGap(shape: Shape): void {
    this.current.silhouettes.push(shape)
  }

  /** Returns the definition of an outline; the same outline is defined once. */
  shape(points: readonly Point[], tolerance = 0.18): Shape {
    const known = this.shapes.get(points)
    if (known) {
      this.lastShape = known
      return known
    }
    const trace = new PathBuilder(this.precision)
    if (!this.isDry)
      trace.loop(simplifyClosed(points, this.fine ? tolerance : tolerance * (this.coarse ? 4 : 2)))
    const id = this.id()
    this.defs.push(`<path id="${id}" d="${trace.data}"/>`)
    this.pathLength += trace.data.length
    const box = boundingBox(points)
    this.current.box = uniteBoxes(this.current.box, box)
    const shape = { id, box }
    this.lastShape = shape
    this.shapes.set(points, shape)
    this.markSolid(points)
    return shape
  }

  /** Marks an area as solid that consists of many marks and has no silhouette. */
  markSolid(outline: readonly Point[]): void {
    this.solid.push({ outline, layer: this.layers.length })
  }

  /** Number of layers so far; later drawings are in higher layers. */
  get depth(): number {
    return this.layers.length
  }

  /** Whether anything in front of a layer covers a point. */
  covers(place: Point, layer: number): boolean {
    return this.solid.some((body) => body.layer > layer && isInside(place, body.outline))
  }

  /** The outlines of all solid forms on the sheet. */
  get bodies(): readonly (readonly Point[])[] {
    return this.solid.map(({ outline }) => outline)
  }

  use(shape: Shape, fill: Colour, opacity = 1): void {
    this.add(`<use href="#${shape.id}" fill="${this.paint(fill)}"${attribute('opacity', opacity)}/>`)
  }

  /** A copy of a shape moved by (dx, dy), filled or stroked: a thickness, a cast shadow, a second coat. */
  echo(
    shape: Shape,
    dx: number,
    dy: number,
    look: { fill?: Colour; stroke?: Colour; width?: number; opacity?: number },
  ): void {
    const stroke = look.stroke
      ? ` stroke="${this.paint(look.stroke)}" stroke-width="${this.n(look.width ?? 1)}"`
      : ''
    const fill = look.fill ? this.paint(look.fill) : 'none'
    this.add(
      `<use href="#${shape.id}" x="${this.n(dx)}" y="${this.n(dy)}" fill="${fill}"${stroke}${attribute('opacity', look.opacity ?? 1)}/>`,
    )
    const [left, top, right, bottom] = shape.box
    if (look.fill) this.includeBox([left + dx, top + dy, right + dx, bottom + dy])
  }

  /**
   * A rim of the shape's own pigment, as at the edge of a dried wash; must be drawn inside the shape's
   * clip path.
   */
  rim(shape: Shape, colour: Colour, width: number, opacity: number): void {
    this.add(
      `<use href="#${shape.id}" fill="none" stroke="${this.paint(colour)}" stroke-width="${this.n(width)}" opacity="${two(opacity)}"/>`,
    )
  }

  /** Turns the filled marks of an ink into one shape that can be reused as fill, edge and shadow. */
  shapeFromInk(ink: Ink): Shape {
    const id = this.id()
    this.defs.push(`<path id="${id}" d="${ink.fill.data}"/>`)
    this.pathLength += ink.fill.data.length
    return { id, box: NOWHERE }
  }

  /** Draws `content` inside a shape. */
  clipped(shape: Shape, content: () => void): void {
    this.add(`<g clip-path="url(#${this.clip(shape)})">`)
    content()
    this.add('</g>')
  }

  /** Paints an ink in one colour; writes nothing when the ink is empty. */
  draw(ink: Ink, colour: Colour, opacity = 1): void {
    const paint = this.paint(colour)
    const dim = attribute('opacity', opacity)
    this.pathLength += ink.fill.data.length
    if (!ink.fill.empty) this.add(`<path d="${ink.fill.data}" fill="${paint}"${dim}/>`)
    for (const [width, trace] of ink.strokes) {
      this.pathLength += trace.data.length
      this.add(`<path d="${trace.data}" class="l" stroke="${paint}" stroke-width="${this.n(width)}"${dim}/>`)
    }
  }

  /** Draws the outline of a form. A card strokes the existing shape and adds weight on the shaded side. */
  contour(points: readonly Point[], width: number, options: ContourOptions = {}): void {
    const known = this.fine || options.skip ? undefined : this.shapes.get(points)
    if (known) {
      const even = Math.max(0.5, width * ((options.low ?? 0.35) + 0.1))
      this.add(
        `<use href="#${known.id}" class="l" stroke="${this.inks.contour}" stroke-width="${this.n(even)}"/>`,
      )
    }
    this.draw(this.ink().contour(points, width, options, known !== undefined), this.inks.contour)
  }

  /** A shape with a hole, filled even-odd. */
  crescent(trace: PathBuilder, colour: Colour, opacity: number): void {
    this.add(
      `<path d="${trace.data}" fill="${this.paint(colour)}" fill-rule="evenodd"${attribute('opacity', opacity)}/>`,
    )
  }

  path(): PathBuilder {
    return new PathBuilder(this.precision)
  }

  /** A gradient along the line a-b. */
  linear(a: Point, b: Point, stops: readonly Stop[]): Colour {
    return this.gradient(
      'linear',
      `gradientUnits="userSpaceOnUse" x1="${this.n(a[0])}" y1="${this.n(a[1])}" x2="${this.n(b[0])}" y2="${this.n(b[1])}"`,
      stops,
    )
  }

  /**
   * A gradient from `centre` outwards over an ellipse with the half axes `rx` and `ry`, rotated by `tilt`
   * degrees.
   */
  radial(centre: Point, rx: number, ry: number, tilt: number, stops: readonly Stop[]): Colour {
    const place = `translate(${this.n(centre[0])} ${this.n(centre[1])}) rotate(${two(tilt)}) scale(${this.n(rx)} ${this.n(ry)})`
    return this.gradient(
      'radial',
      `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place}"`,
      stops,
    )
  }

  /** A gradient in bounding-box units: one definition serves every form. */
  shared(attributes: string, stops: readonly Stop[]): Colour {
    return this.gradient('linear', attributes, stops)
  }

  /**
   * A small drawing that is defined once and reused many times; returns its id. Each copy sets its own
   * fill.
   */
  symbol(name: string, content: () => void): string {
    const existing = this.ids.get(name)
    if (existing) return existing
    const id = this.id()
    this.ids.set(name, id)
    const before = this.open
    const scratch: Layer = { parts: [], silhouettes: [], gapAbove: Infinity, host: false, box: NOWHERE }
    this.open = scratch
    content()
    this.open = before
    this.defs.push(`<g id="${id}">${scratch.parts.join('')}</g>`)
    return id
  }

  /**
   * Places a symbol through the matrix (a b c d) at a point; `extent` is its half width for the bounding
   * box.
   */
  stamp(
    id: string,
    place: Point,
    matrix: readonly [number, number, number, number],
    fill: Colour,
    extent: number,
  ): void {
    const m = [...matrix.map(two), this.n(place[0]), this.n(place[1])].join(' ')
    // A matrix compresses as badly as path data.
    this.pathLength += m.length
    this.add(`<use href="#${id}" transform="matrix(${m})" fill="${this.paint(fill)}"/>`)
    this.includeBox([place[0] - extent, place[1] - extent * 0.5, place[0] + extent, place[1] + extent * 0.5])
  }

  /** An ellipse, for shadows and spots. */
  ellipse(centre: Point, rx: number, ry: number, colour: Colour, opacity = 1): void {
    this.add(
      `<ellipse cx="${this.n(centre[0])}" cy="${this.n(centre[1])}" rx="${this.n(rx)}" ry="${this.n(ry)}" fill="${this.paint(colour)}"${attribute('opacity', opacity)}/>`,
    )
  }

  /** Places another sheet of the same theme, scaled by `zoom` and moved by (dx, dy), in the current layer. */
  embed(other: Sheet, zoom: number, dx: number, dy: number): void {
    const scale = Math.round(((zoom * this.precision) / other.precision) * 1000) / 1000
    const id = this.embedded.get(other) ?? this.define(other)
    this.add(`<use href="#${id}" transform="translate(${this.n(dx)} ${this.n(dy)}) scale(${scale})"/>`)
    const [left, top, right, bottom] = other.frame
    this.includeBox([left * zoom + dx, top * zoom + dy, right * zoom + dx, bottom * zoom + dy])
  }

  /** Counts an area as drawn upon, for the frame. */
  includeBox(box: Box): void {
    this.current.box = uniteBoxes(this.current.box, box)
  }

  /**
   * Estimates the compressed size of a document in bytes: path data compresses badly, the markup around it well. The
   * factors are fitted to the sample species and slightly too high, so that the real size stays within a budget.
   */
  weight(document: string): number {
    return 0.42 * this.pathLength + 0.15 * (document.length - this.pathLength)
  }

  /** Everything drawn so far. */
  get frame(): Box {
    return this.layers.map((l) => l.box).reduce(uniteBoxes, NOWHERE)
  }

  /** The finished SVG document; the drawing is scaled by `zoom` and moved by (dx, dy) units. */
  document(width: number, height: number, zoom: number, dx: number, dy: number): string {
    const { body } = this
    const scale = Math.round((zoom / this.precision) * 10000) / 10000
    const place = `translate(${two(dx)} ${two(dy)}) scale(${scale})`
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
      `<style>.l{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>` +
      `<defs>${this.defs.join('')}</defs><g transform="${place}">${body}</g></svg>`
    )
  }

  /** Converts a length to the sheet's integer units. */
  n(length: number): number {
    return Math.round(length * this.precision)
  }

  add(markup: string): void {
    this.current.parts.push(markup)
  }

  /** Returns an id prefix from a separate random stream, so that ids do not affect what is drawn. */
  static prefixFrom(random: SeededRandom): string {
    return `p${Math.floor(random.next() * 46656).toString(36)}`
  }

  /** All layers, with the gaps that those in front cut into those behind; call it before reading `defs`. */
  private get body(): string {
    return this.layers.map((layer, i) => this.finished(layer, this.layers.slice(i + 1))).join('')
  }

  /** Takes over the definitions of another sheet; returns the id of everything drawn on it. */
  private define(other: Sheet): string {
    const id = this.id()
    const { body } = other
    this.defs.push(...other.defs, `<g id="${id}">${body}</g>`)
    this.pathLength += other.pathLength
    this.embedded.set(other, id)
    return id
  }

  private get current(): Layer {
    if (!this.open) this.layer()
    return this.open as Layer
  }

  private finished(layer: Layer, later: readonly Layer[]): string {
    if (layer.parts.length === 0) return ''
    const cuts = (layer.host ? [] : later).flatMap((front) =>
      front.silhouettes
        .filter((s) => boxesOverlap(s.box, layer.box, 3))
        .map((s) => ({ s, above: front.gapAbove })),
    )
    const inner = layer.parts.join('')
    if (cuts.length === 0 && !layer.fade) return inner
    return `<g mask="url(#${this.mask(cuts, layer.fade)})">${inner}</g>`
  }

  private mask(cuts: readonly { s: Shape; above: number }[], fade: Layer['fade']): string {
    const id = this.id()
    const all = `x="${this.n(-400)}" y="${this.n(-400)}" width="${this.n(1200)}" height="${this.n(1200)}"`
    const ground = fade ? this.fading(fade) : '#fff'
    const gaps = cuts.map(
      ({ s, above }) =>
        `<use href="#${s.id}"${above < Infinity ? ` clip-path="url(#${this.upTo(above)})"` : ''}/>`,
    )
    const black = gaps.length
      ? `<g stroke="#000" stroke-width="${this.n(2.8)}" stroke-linejoin="round">${gaps.join('')}</g>`
      : ''
    this.defs.push(
      `<mask id="${id}" maskUnits="userSpaceOnUse" ${all}><rect ${all} fill="${ground}"/>${black}</mask>`,
    )
    return id
  }

  private fading({ top, bottom }: NonNullable<Layer['fade']>): string {
    const [from, to] = [top[0], bottom[1]]
    const share = (y: number) => two((y - from) / (to - from))
    const id = this.id()
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${this.n(from)}" y2="${this.n(to)}"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="${share(top[1])}" stop-color="#fff"/><stop offset="${share(bottom[0])}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A clip path that shows only what is above a height. */
  private upTo(y: number): string {
    return this.once(
      `upto${this.n(y)}`,
      (id) =>
        `<clipPath id="${id}"><path d="M${this.n(-400)} ${this.n(-400)}H${this.n(800)}V${this.n(y)}H${this.n(-400)}z"/></clipPath>`,
    )
  }

  private clip(shape: Shape): string {
    return this.once(`clip${shape.id}`, (id) => `<clipPath id="${id}"><use href="#${shape.id}"/></clipPath>`)
  }

  private gradient(kind: 'linear' | 'radial', attributes: string, stops: readonly Stop[]): Colour {
    const inner = stops
      .map(
        ([o, c, a]) =>
          `<stop offset="${two(o)}" stop-color="${this.paint(c)}"${attribute('stop-opacity', a ?? 1)}/>`,
      )
      .join('')
    const id = this.once(
      `${kind}${attributes}${inner}`,
      (id) => `<${kind}Gradient id="${id}" ${attributes}>${inner}</${kind}Gradient>`,
    )
    return `url(#${id})`
  }

  private once(key: string, make: (id: string) => string): string {
    const existing = this.ids.get(key)
    if (existing) return existing
    const id = this.id()
    this.ids.set(key, id)
    this.defs.push(make(id))
    return id
  }

  private paint(colour: Colour): Colour {
    if (!colour.startsWith('#')) return colour
    return this.inkColours.has(colour) ? colour : adaptToTheme(colour, this.theme)
  }

  private get inkColours(): Set<Colour> {
    return new Set([this.inks.contour, this.inks.inner, this.inks.cast])
  }

  private id(): string {
    return `${this.prefix}${(this.serial++).toString(36)}`
  }
}

const two = (value: number): number => Math.round(value * 100) / 100
const attribute = (name: string, value: number): string => (value < 1 ? ` ${name}="${two(value)}"` : '')
