import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(process.cwd(), 'src/app/share/fonts')

/** The site's families, cut by scripts/fonts.mjs for pictures. */
const faces = {
  display: { file: 'fraunces.ttf', family: 'Fraunces' },
  italic: { file: 'fraunces-italic.ttf', family: 'Fraunces Italic' },
  text: { file: 'atkinson.ttf', family: 'Atkinson Hyperlegible Next' },
  bold: { file: 'atkinson-bold.ttf', family: 'Atkinson Hyperlegible Next Bold' },
} as const

interface Style {
  face: keyof typeof faces
  /** In pixels. */
  size: number
  colour: string
  /** Longer lines are broken. */
  width?: number
}

export interface Lettered {
  input: Buffer
  width: number
  height: number
}

/** A text as a picture of its letters, as small as they are. */
export async function lettered(text: string, { face, size, colour, width }: Style): Promise<Lettered> {
  const { file, family } = faces[face]
  const markup = `<span foreground="${colour}">${escaped(drawable(text) || '–')}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${family} ${size}`,
      fontfile: path.join(folder, file),
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

const absent = /[^ -~\u00a0-\u00ffŒœ–—‘’“”…•€]/gu

/** The text in letters that the fonts hold: an accent they lack falls, a sign they lack is left out. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(absent, (sign) => sign.normalize('NFD').replace(absent, ''))
    .replace(/ {2,}/g, ' ')
    .trim()
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
