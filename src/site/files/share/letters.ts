const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')

/** The letters of Western European languages, and signs of texts. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•œŒ€`

/** Letters of the other European languages and of Turkish that all of the fonts have; in files of their own. */
export const extendedLatin = [
  [0x100, 0x107],
  [0x10a, 0x113],
  [0x116, 0x11b],
  [0x11e, 0x123],
  [0x126, 0x127],
  [0x12a, 0x12b],
  [0x12e, 0x130],
  [0x136, 0x137],
  [0x139, 0x13e],
  [0x141, 0x148],
  [0x150, 0x151],
  [0x154, 0x155],
  [0x158, 0x15b],
  [0x15e, 0x165],
  [0x16a, 0x16b],
  [0x16e, 0x17e],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
]
  .map(([first = 0, last = 0]) => range(first, last))
  .join('')
