// Cuts the site's fonts out of their packages: the letters of the three languages, the axes the design uses.
// Run again after a change of either; the results are committed, so that a build needs no font tools.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.join(import.meta.dirname, '..')
const packages = path.join(root, 'node_modules/@fontsource-variable')
const target = path.join(root, 'src/ui/fonts')

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const letters = 'ÁÂÃÀÉÊÍÓÔÕÚÜÇÑáâãàéêíóôõúüçñªº¿¡«»‘’“”–—…·•×÷°±µ€£'

/** Reading needs all signs; headings and binomials do without most. */
const display = `${ascii.replace(/[{}|~^`\\<>[\]@#$_=*]/g, '')}${letters}ëïöäåæøœß`
const text = `${ascii}${letters}½¼¾ïëöèùäåæøœß©®™≠≤≥−‹›†→←↑↓′″`

/** @type {{ file: string, from: string, characters: string, axes: import('subset-font').SubsetFontOptions['variationAxes'] }[]} */
const cuts = [
  {
    file: 'fraunces.woff2',
    from: 'fraunces/files/fraunces-latin-full-normal.woff2',
    characters: display,
    axes: { WONK: 0, opsz: 60, wght: { min: 380, max: 640 }, SOFT: { min: 0, max: 100 } },
  },
  {
    file: 'fraunces-italic.woff2',
    from: 'fraunces/files/fraunces-latin-full-italic.woff2',
    characters: display,
    axes: { WONK: 0, opsz: 48, SOFT: 40, wght: { min: 390, max: 560 } },
  },
  {
    file: 'atkinson.woff2',
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    characters: text,
    axes: { wght: { min: 400, max: 700 } },
  },
]

mkdirSync(target, { recursive: true })
for (const { file, from, characters, axes } of cuts) {
  const cut = await subsetFont(readFileSync(path.join(packages, from)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  writeFileSync(path.join(target, file), cut)
  console.log(`${file} ${(cut.length / 1024).toFixed(1)} kB`)
}
