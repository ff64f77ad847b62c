import { preload } from 'react-dom'
import addresses from './fonts.json'

/** The subject of a page that sets its headings in another face: see tokens.css. */
export type Tone = 'food' | 'poison'

/** Preloads the fonts of a page. @param tone replaces the display face of the headings */
export function fetchFonts(tone?: Tone): void {
  const { display, italic, text, ...toneFonts } = addresses
  for (const address of [text, tone ? toneFonts[tone] : display, italic])
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
