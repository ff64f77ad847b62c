import path from 'node:path'
import sharp from 'sharp'
import { transliterate } from '@/foundation/text/transliterate'
import { extendedLatin, latin } from './letters'

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

/** The fonts of further letters that this process knows: a text is drawn with all fonts of its family. */
const known = new Map<string, Promise<unknown>>()

function addExtendedLetters(face: Style['face']): Promise<unknown> {
  const { file, family } = faces[face]
  const fontfile = path.join(folder, file.replace('.ttf', '-extended.ttf'))
  const added = known.get(face) ?? sharp({ text: { text: 'Ł', font: family, fontfile } }).toBuffer()
  known.set(face, added)
  return added
}

/** Renders text to an image of its own size. */
export async function renderText(text: string, { face, size, colour, width }: Style): Promise<RenderedText> {
  const { file, family } = faces[face]
  await addExtendedLetters(face)
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

const supported = new Set(`${latin}${extendedLatin}`)
const unsupported = new RegExp(`[^${`${latin}${extendedLatin}`.replace(/[\\\]^-]/g, '\\$&')}]+`, 'gu')

/** A run of characters that the fonts lack, in base letters, as it sounds or as it is typed: `≥` as `>=`. Pictures have no sound. */
function drawable(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '')
  if ([...letters].every((letter) => supported.has(letter))) return letters
  return transliterate(text).replace(/:[a-z0-9_]+:/g, '')
}

/** The text in letters that the fonts have; other scripts are transliterated, because a machine may have no fonts for them. */
export function supportedText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      // A fraction is written with several signs.
      .replace(/(?<=\d)(?=[⅐-⅞])/gu, ' ')
      .replace(unsupported, drawable)
      .replace(/ {2,}/g, ' ')
      .trim()
  )
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
