import localFont from 'next/font/local'

const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '380 640',
  style: 'normal',
  variable: '--font-fraunces',
  display: 'swap',
})

const frauncesItalic = localFont({
  src: './fonts/fraunces-italic.woff2',
  weight: '390 560',
  style: 'italic',
  variable: '--font-fraunces-italic',
  display: 'swap',
})

const atkinson = localFont({
  src: './fonts/atkinson.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--font-atkinson',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** Classes that give an `html` element the families of tokens.css. */
export const fontVariables = [fraunces, frauncesItalic, atkinson].map(({ variable }) => variable).join(' ')
