import localFont from 'next/font/local'

// Whoever has begun to read in another face reads on undisturbed; the next page has these.
const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '380 640',
  style: 'normal',
  variable: '--font-fraunces',
  display: 'optional',
})

const frauncesItalic = localFont({
  src: './fonts/fraunces-italic.woff2',
  weight: '390 560',
  style: 'italic',
  variable: '--font-fraunces-italic',
  display: 'optional',
})

const atkinson = localFont({
  src: './fonts/atkinson.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--font-atkinson',
  display: 'optional',
  adjustFontFallback: 'Arial',
})

/** Classes that give an `html` element the families of tokens.css. */
export const fontVariables = [fraunces, frauncesItalic, atkinson].map(({ variable }) => variable).join(' ')
