import { preload } from 'react-dom'
import addresses from './fonts.json'

/** The subject of a page that sets its headings in another face: see tokens.css. */
export type Tone = 'food' | 'poison'

interface PageFonts {
  /** Replaces the display face of the headings. */
  tone?: Tone
  /** False where no text is in italics: browsers report what is preloaded in vain. */
  hasItalics: boolean
}

/** Preloads the fonts of a page. */
export function fetchFonts({ tone, hasItalics }: PageFonts): void {
  const { display, italic, text, ...toneFonts } = addresses
  for (const address of [text, tone ? toneFonts[tone] : display, ...(hasItalics ? [italic] : [])])
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
