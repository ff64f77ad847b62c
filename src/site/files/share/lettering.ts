import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(process.cwd(), 'src/site/files/share/fonts')

/** The site's fonts as subsets for images, made by scripts/fonts.ts. */
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
  /** Wraps longer lines. */
  width?: number
}

export interface RenderedText {
  input: Buffer
  width: number
  height: number
}

/** Renders text to an image of its own size. */
export async function renderText(text: string, { face, size, colour, width }: Style): Promise<RenderedText> {
  const { file, family } = faces[face]
  const markup = `<span foreground="${colour}">${escapeMarkup(supportedText(text) || '–')}</span>`
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

const unsupported = /[^ -~\u00a0-\u00ffŒœ–—‘’“”…•€]/gu

/** The text without characters that the fonts lack; accented letters they lack lose the accent. */
export function supportedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(unsupported, (character) => character.normalize('NFD').replace(unsupported, ''))
    .replace(/ {2,}/g, ' ')
    .trim()
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
