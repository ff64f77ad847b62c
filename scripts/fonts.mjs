// Cuts the site's fonts out of their packages: the letters of the three languages, the axes the design uses. Each gets
// a name of its contents, so that browsers may keep it for good; where they are and what stands in for them until they
// come goes into src/ui/fonts.json and src/ui/fonts.css.
// Run again after a change; the results are committed, so that a build needs no font tools.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.join(import.meta.dirname, '..')
const packages = path.join(root, 'node_modules/@fontsource-variable')
const served = path.join(root, 'public/fonts')
/** Drawn into pictures on the server; no reader loads them. */
const pictures = path.join(root, 'src/app/share/fonts')

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const letters = 'ÁÂÃÀÉÊÍÓÔÕÚÜÇÑáâãàéêíóôõúüçñªº¿¡«»‘’“”–—…·•×°µ€£'

/** Headings and binomials do without most signs, and text without those of programs. */
const unsaid = /[{}|~^`\\<>[\]@#$_=*+ªº«»°µ£]/g
const ofPrograms = /[{}|~^`\\]/g
const display = `${ascii}${letters}ïëöäåæøœß`.replace(unsaid, '')
const italic = display.replace(/[%&/";€•ëïöäåæøœß]/g, '')
/** What lettering.ts lets through. */
const latin1 = `${ascii}${Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index)).join('')}–—‘’“”…•œŒ€`
const text = `${ascii}${letters}ëöèäæø½−›→`.replace(ofPrograms, '')

const fraunces = 'fraunces/files/fraunces-latin-full-normal.woff2'
const frauncesItalic = 'fraunces/files/fraunces-latin-full-italic.woff2'
const atkinson = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** @typedef {import('subset-font').SubsetFontOptions['variationAxes']} Axes */

const frauncesLines = { ascent: 0.978, descent: 0.255 }

/**
 * Headings, in the tone that suits what a page is about.
 * @param {string} key
 * @param {string} family
 * @param {{ SOFT: number, wght: number }} tone
 * @param {number} width
 */
const voice = (key, family, tone, width) => ({
  key,
  family,
  weight: '380 640',
  from: fraunces,
  characters: display,
  axes: { WONK: 0, opsz: 60, ...tone },
  stand: { width, ...frauncesLines },
})

/**
 * What browsers load. `stand` is Arial until the letters are there: as wide over a passage in the three
 * languages (`size-adjust`), and lines as high, whose ascent and descent are the font's own.
 * @type {{ key: string, family: string, weight: string, style?: string, from: string, characters: string, axes: Axes, stand: { width: number, ascent: number, descent: number } }[]}
 */
const faces = [
  voice('display', 'Fraunces', { SOFT: 40, wght: 470 }, 0.992),
  voice('food', 'Fraunces Food', { SOFT: 100, wght: 470 }, 0.998),
  voice('poison', 'Fraunces Poison', { SOFT: 0, wght: 540 }, 1.001),
  {
    key: 'italic',
    family: 'Fraunces Italic',
    weight: '390 560',
    style: 'italic',
    from: frauncesItalic,
    characters: italic,
    axes: { WONK: 0, opsz: 48, SOFT: 40, wght: 440 },
    stand: { width: 0.96, ...frauncesLines },
  },
  {
    key: 'text',
    family: 'Atkinson',
    weight: '400 700',
    from: atkinson,
    characters: text,
    axes: { wght: { min: 400, max: 700 } },
    stand: { width: 0.988, ascent: 0.984, descent: 0.316 },
  },
]

/** @type {{ file: string, from: string, axes: Axes }[]} */
const cutsForPictures = [
  { file: 'fraunces.ttf', from: fraunces, axes: { WONK: 0, opsz: 100, wght: 470, SOFT: 60 } },
  { file: 'fraunces-italic.ttf', from: frauncesItalic, axes: { WONK: 0, opsz: 48, wght: 430, SOFT: 40 } },
  { file: 'atkinson.ttf', from: atkinson, axes: { wght: 450 } },
  { file: 'atkinson-bold.ttf', from: atkinson, axes: { wght: 680 } },
]

/** The features that the design uses; with all of them a file is a tenth larger. `rvrn` is what `WONK: 0` works by. */
const forBrowsers = { noHinting: true, keepFeatures: ['kern', 'liga', 'lnum', 'rvrn', 'tnum'] }

/**
 * @param {string} from
 * @param {string} characters
 * @param {import('subset-font').SubsetFontOptions} options
 */
const cut = (from, characters, options) =>
  subsetFont(readFileSync(path.join(packages, from)), characters, options)

/** @param {number} part */
const percent = (part) => `${Number((part * 100).toFixed(2))}%`

rmSync(served, { recursive: true, force: true })
mkdirSync(served, { recursive: true })
/** @type {Record<string, string>} */
const addresses = {}
const rules = ['/* Written by scripts/fonts.mjs. */']
for (const { key, family, weight, style = 'normal', from, characters, axes, stand } of faces) {
  const font = await cut(from, characters, { targetFormat: 'woff2', variationAxes: axes, ...forBrowsers })
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
  size-adjust: ${percent(stand.width)};
  ascent-override: ${percent(stand.ascent / stand.width)};
  descent-override: ${percent(stand.descent / stand.width)};
  line-gap-override: 0%;
}`)
  console.log(`${name} ${(font.length / 1024).toFixed(1)} kB`)
}
writeFileSync(path.join(root, 'src/ui/fonts.json'), `${JSON.stringify(addresses, null, 2)}\n`)
writeFileSync(path.join(root, 'src/ui/fonts.css'), `${rules.join('\n')}\n`)

mkdirSync(pictures, { recursive: true })
for (const { file, from, axes } of cutsForPictures)
  writeFileSync(
    path.join(pictures, file),
    await cut(from, latin1, { targetFormat: 'truetype', variationAxes: axes }),
  )
