// Cuts the site's fonts out of their packages: the letters of the three languages, the axes the design uses.
// Run again after a change of either; the results are committed, so that a build needs no font tools.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.join(import.meta.dirname, '..')
const packages = path.join(root, 'node_modules/@fontsource-variable')
const target = path.join(root, 'src/ui/fonts')
/** Drawn into pictures on the server; no reader loads them. */
const pictures = path.join(root, 'src/app/share/fonts')

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const letters = 'ÁÂÃÀÉÊÍÓÔÕÚÜÇÑáâãàéêíóôõúüçñªº¿¡«»‘’“”–—…·•×÷°±µ€£'

/** Reading needs all signs; headings and binomials do without most. */
const unsaid = /[{}|~^`\\<>[\]@#$_=*+ªº«»÷°±µ£]/g
const display = `${ascii}${letters}ëïöäåæøœß`.replace(unsaid, '')
/** What lettering.ts lets through. */
const latin1 = `${ascii}${Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index)).join('')}–—‘’“”…•œŒ€`
const text = `${ascii}${letters}½¼¾ïëöèùäåæøœß©®™≠≤≥−‹›†→←↑↓′″`

const fraunces = 'fraunces/files/fraunces-latin-full-normal.woff2'
const frauncesItalic = 'fraunces/files/fraunces-latin-full-italic.woff2'
const atkinson = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** @type {{ file: string, from: string, characters: string, axes: import('subset-font').SubsetFontOptions['variationAxes'], folder?: string }[]} */
const cuts = [
  {
    file: 'fraunces.woff2',
    from: fraunces,
    characters: display,
    axes: { WONK: 0, opsz: 60, wght: 470, SOFT: { min: 0, max: 100 } },
  },
  {
    file: 'fraunces-italic.woff2',
    from: frauncesItalic,
    characters: display,
    axes: { WONK: 0, opsz: 48, SOFT: 40, wght: 440 },
  },
  {
    file: 'atkinson.woff2',
    from: atkinson,
    characters: text,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    folder: pictures,
    file: 'fraunces.ttf',
    from: fraunces,
    characters: latin1,
    axes: { WONK: 0, opsz: 100, wght: 470, SOFT: 60 },
  },
  {
    folder: pictures,
    file: 'fraunces-italic.ttf',
    from: frauncesItalic,
    characters: latin1,
    axes: { WONK: 0, opsz: 48, wght: 430, SOFT: 40 },
  },
  { folder: pictures, file: 'atkinson.ttf', from: atkinson, characters: latin1, axes: { wght: 450 } },
  { folder: pictures, file: 'atkinson-bold.ttf', from: atkinson, characters: latin1, axes: { wght: 680 } },
]

for (const { file, from, characters, axes, folder = target } of cuts) {
  const cut = await subsetFont(readFileSync(path.join(packages, from)), characters, {
    targetFormat: file.endsWith('.ttf') ? 'truetype' : 'woff2',
    // Alternates that no style asks for; but the italic's plain b, h and l are alternates of its looped ones.
    variationAxes: axes,
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, file), cut)
  console.log(`${file} ${(cut.length / 1024).toFixed(1)} kB`)
}
