/**
 * Writes the site's icons from the logo and the tokens: `npm run icons`. Run it after a change of either;
 * the results are committed.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { mark, markPaths } from '../src/ui/logo-mark.ts'
import { tokenValues } from '../src/ui/token-values.ts'

const root = path.join(import.meta.dirname, '..')
const publicFolder = path.join(root, 'public')
/** For the installed site: src/site/files/manifest.ts names them. */
const installed = path.join(root, 'public/icons')
const [light, dark] = [tokenValues('light'), tokenValues('dark')]
const colours = { ink: light('ink'), chanterelle: light('chanterelle') }

/** In a tab the logo lies on the browser's own background and fills the square. */
const tab = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 1.500 30 30"><style>.ink{fill:${light('ink')}}@media(prefers-color-scheme:dark){.ink{fill:${dark('ink')}}}</style><path class="ink" d="${mark.letter}"/><path fill="${colours.chanterelle}" d="${mark.cap}"/></svg>`

/** On the paper colour, with a margin given as a share of the side. */
function onPaper(margin: number, { round = 0, gills = true } = {}): string {
  const side = 32 / (1 - 2 * margin)
  const edge = side * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * round}" fill="${light('paper')}"/><g transform="translate(${edge - 0.6} ${edge})">${markPaths(colours, { gills })}</g></svg>`
}

function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 1200 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true, colours: 64, effort: 10 })
    .toBuffer()
}

/** Packs PNG files into an ICO file: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
async function ico(svg: string, sides: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sides.map((side) => png(svg, side)))
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach((image, index) => {
    const at = 6 + 16 * index
    const side = sides[index] ?? 0
    head.writeUInt8(side, at)
    head.writeUInt8(side, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  })
  return Buffer.concat([head, ...images])
}

const files: [string, string | Buffer][] = [
  [path.join(publicFolder, 'icon.svg'), `${tab}\n`],
  // Clients of these files ignore the theme, so they get the paper as background.
  [path.join(publicFolder, 'favicon.ico'), await ico(onPaper(0.02, { round: 0.18, gills: false }), [16, 32])],
  [path.join(publicFolder, 'apple-icon.png'), await png(onPaper(0.14), 180)],
  [path.join(installed, 'icon-192.png'), await png(onPaper(0.08, { round: 0.18 }), 192)],
  [path.join(installed, 'icon-512.png'), await png(onPaper(0.08, { round: 0.18 }), 512)],
  // A launcher can crop all but the inner four fifths.
  [path.join(installed, 'maskable-512.png'), await png(onPaper(0.2), 512)],
]
for (const [file, content] of files) {
  writeFileSync(file, content)
  console.log(`${path.relative(root, file)} ${content.length} B`)
}
