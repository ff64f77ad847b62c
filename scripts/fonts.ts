// Subsets the site's fonts to the letters of the three languages and the axes of the design. File names contain a hash,
// so that browsers can cache them for good. src/ui/fonts.json and src/ui/fonts.css get their addresses and fallbacks.
// Run it after a change: the results are committed, so that a build needs no font tools.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont, { type SubsetFontOptions } from 'subset-font'
import { extendedLatin, latin } from '../src/site/files/share/letters'

const root = path.join(import.meta.dirname, '..')
const packages = path.join(root, 'node_modules/@fontsource-variable')
const served = path.join(root, 'public/fonts')
/** For pictures drawn on the server; browsers do not load them. */
const pictures = path.join(root, 'src/site/files/share/fonts')

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const letters = 'ÁÂÃÀÉÊÍÓÔÕÚÜÇÑáâãàéêíóôõúüçñªº¿¡«»‘’“”–—…·•×°µ€£'

/** Headings and binomials need few symbols, and text none of those used in programs. */
const textOnlySymbols = /[{}|~^`\\<>[\]@#$_=*+ªº«»°µ£]/g
const programSymbols = /[{}|~^`\\]/g
const display = `${ascii}${letters}ïëöäåæøœß`.replace(textOnlySymbols, '')
const italic = display.replace(/[%&/";€•ëïöäåæøœß]/g, '')
const text = `${ascii}${letters}ëöèäæø½−›→`.replace(programSymbols, '')

const fraunces = 'fraunces/files/fraunces-latin-full-normal.woff2'
const frauncesItalic = 'fraunces/files/fraunces-latin-full-italic.woff2'
const atkinson = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

type Axes = SubsetFontOptions['variationAxes']

interface Face {
  key: string
  family: string
  weight: string
  style?: string
  from: string
  characters: string
  axes: Axes
  /** Arial until the font has loaded: `size-adjust` gives it the same width over a passage in the three languages. */
  fallback: { width: number; ascent: number; descent: number }
}

const frauncesMetrics = { ascent: 0.978, descent: 0.255 }

/** Headings have a softness and weight that suit the subject of the page. */
const headingFace = (
  key: string,
  family: string,
  axes: { SOFT: number; wght: number },
  width: number,
): Face => ({
  key,
  family,
  weight: '380 640',
  from: fraunces,
  characters: display,
  axes: { WONK: 0, opsz: 60, ...axes },
  fallback: { width, ...frauncesMetrics },
})

/** The fonts that browsers load. */
const faces: readonly Face[] = [
  headingFace('display', 'Fraunces', { SOFT: 40, wght: 470 }, 0.992),
  headingFace('food', 'Fraunces Food', { SOFT: 100, wght: 470 }, 0.998),
  headingFace('poison', 'Fraunces Poison', { SOFT: 0, wght: 540 }, 1.001),
  {
    key: 'italic',
    family: 'Fraunces Italic',
    weight: '390 560',
    style: 'italic',
    from: frauncesItalic,
    characters: italic,
    axes: { WONK: 0, opsz: 48, SOFT: 40, wght: 440 },
    fallback: { width: 0.96, ...frauncesMetrics },
  },
  {
    key: 'text',
    family: 'Atkinson',
    weight: '400 700',
    from: atkinson,
    characters: text,
    axes: { wght: { min: 400, max: 700 } },
    fallback: { width: 0.988, ascent: 0.984, descent: 0.316 },
  },
]

const pictureFonts: readonly { file: string; from: string; axes: Axes }[] = [
  { file: 'fraunces.ttf', from: fraunces, axes: { WONK: 0, opsz: 100, wght: 470, SOFT: 60 } },
  { file: 'fraunces-italic.ttf', from: frauncesItalic, axes: { WONK: 0, opsz: 48, wght: 430, SOFT: 40 } },
  { file: 'atkinson.ttf', from: atkinson, axes: { wght: 450 } },
  { file: 'atkinson-bold.ttf', from: atkinson, axes: { wght: 680 } },
]

/** Only the features of the design: all of them would make a file a tenth larger. `WONK: 0` needs `rvrn`. */
const browserOptions = { noHinting: true, keepFeatures: ['kern', 'liga', 'lnum', 'rvrn', 'tnum'] }

const subset = (from: string, characters: string, options: SubsetFontOptions) =>
  subsetFont(readFileSync(path.join(packages, from)), characters, options)

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`

rmSync(served, { recursive: true, force: true })
mkdirSync(served, { recursive: true })
const addresses: Record<string, string> = {}
const rules = ['/* Written by scripts/fonts.ts. */']
for (const { key, family, weight, style = 'normal', from, characters, axes, fallback } of faces) {
  const font = await subset(from, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    ...browserOptions,
  })
  const name = `${key}.${createHash('sha256').update(font).digest('hex').slice(0, 12)}.woff2`
  writeFileSync(path.join(served, name), font)
  addresses[key] = `/fonts/${name}`
  rules.push(`
@font-face {
  font-family: "${family}";
  src: url("/fonts/${name}") format("woff2");
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
}

@font-face {
  font-family: "${family} Stand-in";
  src: local("Arial");
  size-adjust: ${percent(fallback.width)};
  ascent-override: ${percent(fallback.ascent / fallback.width)};
  descent-override: ${percent(fallback.descent / fallback.width)};
  line-gap-override: 0%;
}`)
  console.log(`${name} ${(font.length / 1024).toFixed(1)} kB`)
}
writeFileSync(path.join(root, 'src/ui/fonts.json'), `${JSON.stringify(addresses, null, 2)}\n`)
writeFileSync(path.join(root, 'src/ui/fonts.css'), `${rules.join('\n')}\n`)

mkdirSync(pictures, { recursive: true })
for (const { file, from, axes } of pictureFonts)
  for (const [name, source, characters] of [
    [file, from, latin],
    [file.replace('.ttf', '-extended.ttf'), from.replace('-latin-', '-latin-ext-'), extendedLatin],
  ] as const)
    writeFileSync(
      path.join(pictures, name),
      await subset(source, characters, { targetFormat: 'truetype', variationAxes: axes }),
    )
