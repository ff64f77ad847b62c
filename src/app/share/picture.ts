import { drawPlate } from '@illustrations/plates/draw'
import type { PlateTraits } from '@illustrations/plates/traits'
import sharp, { type OverlayOptions } from 'sharp'
import { EdibilityIcon } from '@/domains/species/components/edibility-icon'
import type { DisplayedEdibility } from '@/domains/species/edibility'
import { shareSize } from '@/foundation/seo/share'
import { markPaths } from '@/ui/logo-mark'
import { tokenValues } from '@/ui/token-values'
import { drawingText } from './drawing'
import { drawable, type Lettered, lettered } from './lettering'

export interface Picture {
  /** Above the title: what kind of page it is. */
  eyebrow?: string
  title: string
  /** A scientific name, set in italics. */
  binomial?: boolean
  below?: string | null
  verdict?: {
    displayed: DisplayedEdibility
    word: string
    /** Stands beside every word that says "edible". */
    clause?: string
  }
  /** What a thing for sale costs. */
  price?: string
  /** Four stand in a row below the words; of fewer, the first beside them. */
  shown: Shown[]
}

/** What the picture of a page shows, or null where there is no such page; and all whose change makes it stale. */
export interface Subject {
  picture: Picture | null
  dependsOn: string[]
}

/** A species' plate, a drawing as SVG, or the file of a photograph. */
export type Shown = { slug: string; traits: PlateTraits } | { drawing: string } | { photograph: Buffer }

interface Place {
  left: number
  top: number
  width: number
  height: number
}

const { width, height } = shareSize
const margin = 60
const gap = 24
const colour = tokenValues('light')

const beside: Place = { left: 684, top: 42, width: 456, height: 552 }

const row: Place[] = [0, 1, 2, 3].map((index) => {
  const side = (width - 2 * margin - 3 * gap) / 4
  return { left: margin + index * (side + gap), top: 306, width: side, height: 288 }
})

/** Paper, plates and words of a page, as a JPEG for those who show its address. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  const inRow = picture.shown.length >= row.length
  const places = inRow ? row : picture.shown.length > 0 ? [beside] : []
  const drawn = await Promise.all([
    ground(places),
    ...places.map((place, index) => laid(picture.shown[index], place)),
  ])
  const words = await (inRow ? wordsAbove(picture) : wordsBeside(picture))
  return sharp({ create: { width, height, channels: 3, background: colour('paper') } })
    .composite([...drawn.flat(), ...words])
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function svg(content: string, at: Place = { left: 0, top: 0, width, height }): OverlayOptions {
  const { left, top, ...size } = at
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`
  return { input: Buffer.from(text), left, top }
}

/** The double rule of the site's head, the mark beside its name, and the sheets that plates lie on. */
async function ground(places: readonly Place[]): Promise<OverlayOptions[]> {
  const name = await lettered('Fungarium', { face: 'display', size: 42, colour: colour('ink') })
  const paths = markPaths({ ink: colour('ink'), chanterelle: colour('chanterelle') })
  const mark = (x: number, y: number, side: number) =>
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="2 0 32 32">${paths}</svg>`
  const light = `<radialGradient id="lit" cx=".42" cy=".34" r=".78"><stop stop-color="${colour('plate-lit')}"/><stop offset="1" stop-color="${colour('plate-ground')}"/></radialGradient>`
  const sheets = places.map(
    (at) =>
      `<rect x="${at.left}" y="${at.top}" width="${at.width}" height="${at.height}" fill="url(#lit)" stroke="${colour('rule-strong')}" stroke-width="1.5"/><rect x="${at.left + 8}" y="${at.top + 8}" width="${at.width - 16}" height="${at.height - 16}" fill="none" stroke="${colour('rule')}"/>`,
  )
  const rules = `<g fill="none" stroke="${colour('rule-strong')}"><path d="M0 9H${width}" stroke-width="6"/><path d="M0 17H${width}" stroke-width="2"/></g>`
  return [
    svg(
      `<defs>${light}</defs>${rules}${mark(margin, 46, 58)}${sheets.join('') || mark(beside.left + 24, 112, 420)}`,
    ),
    { input: name.input, left: margin + 70, top: 60 },
  ]
}

/** What lies on a sheet: drawings whole and with room around them, photographs up to its inner rule. */
async function laid(shown: Shown | undefined, at: Place): Promise<OverlayOptions[]> {
  if (!shown) return []
  const isPhotograph = 'photograph' in shown
  const source = isPhotograph ? sharp(shown.photograph) : sharp(drawingOn(shown, at), { density: 150 })
  const inset = isPhotograph ? 9 : 10
  const size = { width: Math.round(at.width) - 2 * inset, height: Math.round(at.height) - 2 * inset }
  const input = await source
    .resize({ ...size, fit: isPhotograph ? 'cover' : 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return [{ input, left: Math.round(at.left) + inset, top: Math.round(at.top) + inset }]
}

function drawingOn(shown: Exclude<Shown, { photograph: Buffer }>, at: Place): Buffer {
  if ('drawing' in shown) return Buffer.from(shown.drawing)
  const detail = at === beside ? 'page' : 'card'
  return Buffer.from(drawPlate(shown.traits, { view: 'habit', seed: shown.slug, detail, theme: 'light' }))
}

/** Lines one below the other, each so far below the last as is said with it. */
function stacked(lines: readonly Line[], top: number): OverlayOptions[] {
  let at = top
  return lines.map(({ input, height: lineHeight, space }) => {
    at += space
    const line = { input, left: margin, top: Math.round(at) }
    at += lineHeight
    return line
  })
}

/** The longer a title, the smaller its letters; and no word is wider than the column. */
function titleSize(
  title: string,
  column: number,
  room: number,
  [smallest, largest]: [number, number],
): number {
  const longest = Math.max(1, ...title.split(' ').map((word) => word.length))
  const fitting = Math.min(largest, column / (0.56 * longest), largest * Math.sqrt(room / title.length))
  return Math.round(Math.max(smallest, fitting))
}

interface Line extends Lettered {
  /** Between it and the line above. */
  space: number
}

async function titleLines(
  { eyebrow, title, binomial, below }: Picture,
  width: number,
  size: number,
  spaces: readonly number[],
): Promise<Line[]> {
  const ink = colour('ink')
  const quiet = colour('ink-2')
  const face = binomial ? 'italic' : 'display'
  const lines = await Promise.all([
    eyebrow && lettered(eyebrow, { face: 'italic', size: 32, colour: quiet, width }),
    lettered(title, { face, size, colour: ink, width }),
    below && lettered(below, { face: 'text', size: 32, colour: quiet, width }),
  ])
  return lines.flatMap((line, index) => (line ? [{ ...line, space: spaces[index] ?? 0 }] : []))
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.height + line.space, 0)
}

async function wordsAbove(picture: Picture): Promise<OverlayOptions[]> {
  const column = width - 2 * margin
  const size = titleSize(drawable(picture.title), column, 38, [44, 70])
  const lines = await titleLines(picture, column, size, [0, 10, 16])
  return stacked(lines, 116 + (306 - 116 - heightOf(lines)) * 0.42)
}

async function wordsBeside(picture: Picture): Promise<OverlayOptions[]> {
  const column = beside.left - margin - 36
  const size = titleSize(drawable(picture.title), column, 26, [44, 88])
  const [lines, foot] = await Promise.all([
    titleLines(picture, column, size, [0, 14, 28]),
    footLines(picture, column),
  ])
  const bottom = 594
  const room = bottom - 116 - heightOf(foot)
  return [
    ...stacked(lines, 116 + Math.max(0, room - heightOf(lines)) * 0.42),
    ...stacked(foot, bottom - heightOf(foot)),
  ]
}

/** What one must not miss: the class of a species, or what a thing costs. */
async function footLines({ verdict, price }: Picture, column: number): Promise<Line[]> {
  if (verdict) return verdictLines(verdict, column)
  if (!price) return []
  const size = Math.min(56, Math.round(column / (0.56 * drawable(price).length)))
  return [{ ...(await lettered(price, { face: 'bold', size, colour: colour('ink') })), space: 0 }]
}

/** Icon, word and colour of a class, and what must stand beside the word. */
async function verdictLines(
  { displayed, word, clause }: NonNullable<Picture['verdict']>,
  column: number,
): Promise<Line[]> {
  const paper = colour(`ed-${displayed}-ground`)
  const ink = displayed === 'deadly' ? colour('on-deadly') : colour(`ed-${displayed}`)
  const said = await lettered(word, { face: 'bold', size: 36, colour: ink, width: column - 100 })
  const tag = { width: Math.min(column, said.width + 104), height: Math.max(72, said.height + 36) }
  const icon = drawingText(EdibilityIcon({ displayed, ground: paper })).replace(
    '<svg',
    `<svg x="18" y="${(tag.height - 46) / 2}" width="46" height="46" color="${ink}"`,
  )
  const edge = displayed === 'deadly' ? paper : ink
  const box = svg(
    `<rect x="1" y="1" width="${tag.width - 2}" height="${tag.height - 2}" fill="${paper}" stroke="${edge}" stroke-width="2"/>${icon}`,
    { left: 0, top: 0, ...tag },
  )
  const input = await sharp(box.input as Buffer)
    .composite([{ input: said.input, left: 80, top: Math.round((tag.height - said.height) / 2) }])
    .png()
    .toBuffer()
  const below =
    clause && (await lettered(clause, { face: 'text', size: 25, colour: colour('ink'), width: column }))
  return [{ input, ...tag, space: 0 }, ...(below ? [{ ...below, space: 18 }] : [])]
}
