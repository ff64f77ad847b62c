import addresses from './fonts.json'

/** What a page speaks of, when its headings are to say so: see tokens.css. */
export type Voice = 'food' | 'poison'

/**
 * Has the page's letters fetched while its styles are. Elements, not React's `preload`: a boundary that is not shown
 * would have its own fetched too.
 * @param props.voice that of the page's headings, if they have one
 */
export function FetchedFonts({ voice }: { voice?: Voice }) {
  const { display, italic, text, ...voices } = addresses
  return [text, voice ? voices[voice] : display, italic].map((address) => (
    <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
