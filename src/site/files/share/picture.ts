import { drawPlate } from '@illustrations/plates/draw'
import type { PlateTraits } from '@illustrations/plates/traits'
import sharp, { type OverlayOptions } from 'sharp'
import { EdibilityIcon } from '@/domains/species/components/edibility-icon'
import type { DisplayedEdibility } from '@/domains/species/edibility'
import { shareSize } from '@/foundation/seo/share'
import { markPaths } from '@/ui/logo-mark'
import { tokenValues } from '@/ui/token-values'
import { drawingText } from './drawing'
import { type RenderedText, renderText, supportedText } from './lettering'

export interface Picture {
  /** Above the title: the kind of page. */
  eyebrow?: string
  title: string
  /** A scientific name, set in italics. */
  binomial?: boolean
  below?: string | null
  edibility?: {
    displayed: DisplayedEdibility
    word: string
    /** Shown beside every label that says "edible". */
    clause?: string
  }
  /** The price of a product. */
  price?: string
  /** Four in a row below the text; of fewer, only the first, beside the text. */
  shown: Shown[]
}

/** The share image of a page, or null for unknown pages, with the cache tags it depends on. */
export interface Subject {
  picture: Picture | null
  dependsOn: string[]
}

/** The illustration of a species, a drawing as SVG, or a photograph. */
export type Shown = { slug: string; traits: PlateTraits } | { drawing: string } | { photograph: Buffer }

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const { width, height } = shareSize
const margin = 60
const gap = 24
const colour = tokenValues('light')

const sideBox: Box = { left: 684, top: 42, width: 456, height: 552 }

const rowBoxes: Box[] = [0, 1, 2, 3].map((index) => {
  const side = (width - 2 * margin - 3 * gap) / 4
  return { left: margin + index * (side + gap), top: 306, width: side, height: 288 }
})

/** Renders a share image as JPEG. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  const inRow = picture.shown.length >= rowBoxes.length
  const boxes = inRow ? rowBoxes : picture.shown.length > 0 ? [sideBox] : []
  const images = await Promise.all([
    background(boxes),
    ...boxes.map((box, index) => drawShown(picture.shown[index], box)),
  ])
  const texts = await (inRow ? textAboveRow(picture) : textBesideBox(picture))
  return sharp({ create: { width, height, channels: 3, background: colour('paper') } })
    .composite([...images.flat(), ...texts])
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function svg(content: string, at: Box = { left: 0, top: 0, width, height }): OverlayOptions {
  const { left, top, ...size } = at
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`
  return { input: Buffer.from(text), left, top }
}

/** The site's double rule, its logo and name, and the frames of the pictures. */
async function background(boxes: readonly Box[]): Promise<OverlayOptions[]> {
  const name = await renderText('Fungarium', { face: 'display', size: 42, colour: colour('ink') })
  const paths = markPaths({ ink: colour('ink'), chanterelle: colour('chanterelle') })
  const mark = (x: number, y: number, side: number) =>
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="2 0 32 32">${paths}</svg>`
  const light = `<radialGradient id="lit" cx=".42" cy=".34" r=".78"><stop stop-color="${colour('plate-lit')}"/><stop offset="1" stop-color="${colour('plate-ground')}"/></radialGradient>`
  const sheets = boxes.map(
    (at) =>
      `<rect x="${at.left}" y="${at.top}" width="${at.width}" height="${at.height}" fill="url(#lit)" stroke="${colour('rule-strong')}" stroke-width="1.5"/><rect x="${at.left + 8}" y="${at.top + 8}" width="${at.width - 16}" height="${at.height - 16}" fill="none" stroke="${colour('rule')}"/>`,
  )
  const rules = `<g fill="none" stroke="${colour('rule-strong')}"><path d="M0 9H${width}" stroke-width="6"/><path d="M0 17H${width}" stroke-width="2"/></g>`
  return [
    svg(
      `<defs>${light}</defs>${rules}${mark(margin, 46, 58)}${sheets.join('') || mark(sideBox.left + 24, 112, 420)}`,
    ),
    { input: name.input, left: margin + 70, top: 60 },
  ]
}

/** Fits drawings into a frame with a margin; photographs fill it up to the inner rule. */
async function drawShown(shown: Shown | undefined, at: Box): Promise<OverlayOptions[]> {
  if (!shown) return []
  const isPhotograph = 'photograph' in shown
  const source = isPhotograph ? sharp(shown.photograph) : sharp(svgOf(shown, at), { density: 150 })
  const inset = isPhotograph ? 9 : 10
  const size = { width: Math.round(at.width) - 2 * inset, height: Math.round(at.height) - 2 * inset }
  const input = await source
    .resize({ ...size, fit: isPhotograph ? 'cover' : 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return [{ input, left: Math.round(at.left) + inset, top: Math.round(at.top) + inset }]
}

function svgOf(shown: Exclude<Shown, { photograph: Buffer }>, at: Box): Buffer {
  if ('drawing' in shown) return Buffer.from(shown.drawing)
  const detail = at === sideBox ? 'page' : 'card'
  return Buffer.from(drawPlate(shown.traits, { view: 'habit', seed: shown.slug, detail, theme: 'light' }))
}

/** Stacks lines vertically, each with its own space above. */
function stack(lines: readonly Line[], top: number): OverlayOptions[] {
  let at = top
  return lines.map(({ input, height: lineHeight, space }) => {
    at += space
    const line = { input, left: margin, top: Math.round(at) }
    at += lineHeight
    return line
  })
}

/** Longer titles get smaller letters, and no word is wider than the column. */
function titleSize(
  title: string,
  column: number,
  room: number,
  [smallest, largest]: [number, number],
): number {
  const longestWord = Math.max(1, ...title.split(' ').map((word) => word.length))
  const fitting = Math.min(largest, column / (0.56 * longestWord), largest * Math.sqrt(room / title.length))
  return Math.round(Math.max(smallest, fitting))
}

interface Line extends RenderedText {
  /** Space above the line. */
  space: number
}

async function titleLines(
  { eyebrow, title, binomial, below }: Picture,
  width: number,
  size: number,
  spaces: readonly number[],
): Promise<Line[]> {
  const ink = colour('ink')
  const secondary = colour('ink-2')
  const face = binomial ? 'italic' : 'display'
  const lines = await Promise.all([
    eyebrow && renderText(eyebrow, { face: 'italic', size: 32, colour: secondary, width }),
    renderText(title, { face, size, colour: ink, width }),
    below && renderText(below, { face: 'text', size: 32, colour: secondary, width }),
  ])
  return lines.flatMap((line, index) => (line ? [{ ...line, space: spaces[index] ?? 0 }] : []))
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.height + line.space, 0)
}

async function textAboveRow(picture: Picture): Promise<OverlayOptions[]> {
  const column = width - 2 * margin
  const size = titleSize(supportedText(picture.title), column, 38, [44, 70])
  const lines = await titleLines(picture, column, size, [0, 10, 16])
  return stack(lines, 116 + (306 - 116 - heightOf(lines)) * 0.42)
}

async function textBesideBox(picture: Picture): Promise<OverlayOptions[]> {
  const column = sideBox.left - margin - 36
  const size = titleSize(supportedText(picture.title), column, 26, [44, 88])
  const [lines, foot] = await Promise.all([
    titleLines(picture, column, size, [0, 14, 28]),
    footLines(picture, column),
  ])
  const bottom = 594
  const room = bottom - 116 - heightOf(foot)
  return [
    ...stack(lines, 116 + Math.max(0, room - heightOf(lines)) * 0.42),
    ...stack(foot, bottom - heightOf(foot)),
  ]
}

/** The most important fact: the edibility of a species, or the price of a product. */
async function footLines({ edibility, price }: Picture, column: number): Promise<Line[]> {
  if (edibility) return edibilityLines(edibility, column)
  if (!price) return []
  const size = Math.min(56, Math.round(column / (0.56 * supportedText(price).length)))
  return [{ ...(await renderText(price, { face: 'bold', size, colour: colour('ink') })), space: 0 }]
}

/** Icon, label and colour of the edibility, with the clause that must accompany the label. */
async function edibilityLines(
  { displayed, word, clause }: NonNullable<Picture['edibility']>,
  column: number,
): Promise<Line[]> {
  const paper = colour(`ed-${displayed}-ground`)
  const ink = displayed === 'deadly' ? colour('on-deadly') : colour(`ed-${displayed}`)
  const wordImage = await renderText(word, { face: 'bold', size: 36, colour: ink, width: column - 100 })
  const tag = { width: Math.min(column, wordImage.width + 104), height: Math.max(72, wordImage.height + 36) }
  const icon = drawingText(EdibilityIcon({ displayed, ground: paper })).replace(
    '<svg',
    `<svg x="18" y="${(tag.height - 46) / 2}" width="46" height="46" color="${ink}"`,
  )
  const border = displayed === 'deadly' ? paper : ink
  const box = svg(
    `<rect x="1" y="1" width="${tag.width - 2}" height="${tag.height - 2}" fill="${paper}" stroke="${border}" stroke-width="2"/>${icon}`,
    { left: 0, top: 0, ...tag },
  )
  const input = await sharp(box.input as Buffer)
    .composite([{ input: wordImage.input, left: 80, top: Math.round((tag.height - wordImage.height) / 2) }])
    .png()
    .toBuffer()
  const below =
    clause && (await renderText(clause, { face: 'text', size: 25, colour: colour('ink'), width: column }))
  return [{ input, ...tag, space: 0 }, ...(below ? [{ ...below, space: 18 }] : [])]
}
