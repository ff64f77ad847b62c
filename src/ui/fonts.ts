import { preload } from 'react-dom'
import addresses from './fonts.json'

/** What a page speaks of, when its headings are to say so: see tokens.css. */
export type Voice = 'food' | 'poison'

/** Has the page's letters fetched while its styles are. @param voice its headings' own, if any */
export function fetchFonts(voice?: Voice): void {
  const { display, italic, text, ...contributions } = addresses
  for (const address of [text, voice ? contributions[voice] : display, italic])
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
