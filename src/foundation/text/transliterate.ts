import anyAscii from 'any-ascii'

const greekLetters: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ω: 'omega',
}

/** A Greek letter that stands alone, as in β-glucan. */
const greekSign = new RegExp(
  `(?<!\\p{Script=Greek})[${Object.keys(greekLetters).join('')}](?!\\p{Script=Greek})`,
  'gu',
)

/** Writes a text in plain Latin letters, as it sounds: `гриб` as `grib`. A Greek letter of a formula is written as its name. */
export function transliterate(text: string): string {
  return anyAscii(text.replace(greekSign, (letter) => greekLetters[letter] ?? letter))
}
