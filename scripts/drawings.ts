/**
 * Renders the drawings to contact sheets under `screenshots/` and prints the size and time of each.
 * Options: `--products` draws the sample products with their species; `--only=goods,states/lost` selects by parts of
 * the path; `--width=220` sets the width of a
 * drawing; `--theme=light|dark`; `--tint=0..3`; `--size=icon`; `--initials=AH`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { type DrawingLook, type DrawingTheme, formatOf, tintOf } from '../illustrations/objects/address'
import { catalogue, type DrawingKind } from '../illustrations/objects/catalogue'
import { type DrawnSpecies, drawObject } from '../illustrations/objects/draw'
import { species } from '../sample/index'
import { products } from '../sample/marketplace'
import { drawingOf } from '../src/domains/categories/drawing-of'

/** The page and the background of goods, as in `ui/tokens.css`. */
const PAPER = {
  light: { page: '#f4efe1', ground: '#ece3cb' },
  dark: { page: '#1a160f', ground: '#33291a' },
} as const
const GAP = 8
const SHEET = 1500

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    products: { type: 'boolean', default: false },
    width: { type: 'string', default: '220' },
    theme: { type: 'string', default: 'light,dark' },
    tint: { type: 'string', default: '0' },
    size: { type: 'string', default: 'card' },
    initials: { type: 'string', default: 'AH' },
  },
})

const width = Number(values.width)
const wanted = values.only.split(',').filter(Boolean)
interface Tile {
  kind: DrawingKind
  name: string
  path: string
  tint: number
  species?: DrawnSpecies | null
}

const catalogued: Tile[] = (Object.keys(catalogue) as DrawingKind[]).flatMap((kind) =>
  Object.keys(catalogue[kind]).map((name) => ({
    kind,
    name,
    path: `${kind}/${name}`,
    tint: Number(values.tint),
  })),
)
const sold = (): Tile[] =>
  products.map(({ slug, drawing, categories, species: [first] }) => ({
    kind: 'goods',
    name: drawing ?? drawingOf(categories[0] ?? ''),
    path: slug,
    tint: tintOf(slug),
    species: species.find((one) => one.slug === first),
  }))
const drawings = (values.products ? sold() : catalogued).filter(
  ({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
)
const columns = Math.max(1, Math.min(drawings.length, Math.floor(SHEET / (width + GAP))))

async function tile({ kind, name, path, tint, species }: Tile, theme: DrawingTheme): Promise<Buffer> {
  const look = {
    size: values.size,
    tint,
    initials: values.initials,
    theme,
  } as DrawingLook
  const start = performance.now()
  const svg = drawObject(kind, name as never, look, species)
  const took = performance.now() - start
  console.log(
    `${path.padEnd(32)} ${theme.padEnd(5)} ${String(svg.length).padStart(6)} B ${String(gzipSync(svg).length).padStart(5)} B gz ${took.toFixed(1).padStart(5)} ms`,
  )
  const { ground } = PAPER[theme]
  return sharp(Buffer.from(svg), { density: (72 * width) / formatOf(kind, look.size).width })
    .resize(width, width, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer()
}

const folder = join(import.meta.dirname, '..', 'screenshots')
mkdirSync(folder, { recursive: true })
for (const theme of values.theme.split(',') as DrawingTheme[]) {
  const tiles = await Promise.all(drawings.map((drawing) => tile(drawing, theme)))
  const at = (index: number) => GAP + index * (width + GAP)
  const file = join(folder, `drawings-${theme}.png`)
  await sharp({
    create: {
      width: at(columns),
      height: at(Math.ceil(tiles.length / columns)),
      channels: 3,
      background: PAPER[theme].page,
    },
  })
    .composite(tiles.map((input, i) => ({ input, left: at(i % columns), top: at(Math.floor(i / columns)) })))
    .png()
    .toFile(file)
  console.log(file)
}
