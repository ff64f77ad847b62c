/** The sign that separates decimals where a number alone does not tell: that of the file. */
export type DecimalSign = ',' | '.'

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** A thousand or more in groups, or decimals: `1.234` and `1,234`. */
const eitherReading = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/

const withComma = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i

/** Groups of thousands, with decimals or without. */
const grouped = {
  ',': /^[+-]?\d{1,3}(?:(?:\.\d{3})+|(?:[ '’]\d{3})+)(?:,\d+)?$/,
  '.': /^[+-]?\d{1,3}(?:(?:,\d{3})+|(?:[ '’]\d{3})+)(?:\.\d+)?$/,
}

/** A fraction, and a whole number before it: `½`, `1½`, `1 1/2`. */
const fraction = /^(?:(\d+) )?(\d{1,2})[/⁄∕](\d{1,2})$/

/** Decimals of a fraction, by which a recipe shows a third as such. */
const fractionDecimals = 10_000

export type NumberReading = { value: number } | 'ambiguous' | 'wrong'

/** Nobody writes three zeros after a whole number, but a thousand has them. */
function readEither(text: string, decimalSign: DecimalSign): NumberReading {
  if (text.endsWith('000')) return 'ambiguous'
  return text.includes(decimalSign) ? { value: Number(text.replace(',', '.')) } : 'ambiguous'
}

function toNumber(text: string): NumberReading {
  const value = Number(text)
  return Number.isFinite(value) ? { value } : 'wrong'
}

/** A fraction as kitchens use it; 12/30 is none of these, but may be what is left of a date. */
function readFraction(text: string): number | undefined {
  const signs = text.replace(/ ?([¼-¾⅐-⅞])/gu, (_, sign: string) => ` ${sign.normalize('NFKC')}`).trim()
  const [, whole = '0', numerator, denominator] = fraction.exec(signs) ?? []
  const [above, below] = [Number(numerator), Number(denominator)]
  if (!(above > 0 && above < below && below <= 16)) return undefined
  return Math.round((Number(whole) + above / below) * fractionDecimals) / fractionDecimals
}

/** Digits and signs of usual width, one kind of space and minus. */
const usualSigns = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace('\u2212', '-')

/**
 * Reads a number as people write it in English, Spanish or Portuguese, without spaces around it. What could be thousands or decimals is read only
 * with the decimal sign of the file.
 */
export function parseNumber(cell: string, decimalSign: DecimalSign): NumberReading {
  const text = usualSigns(cell)
  const parts = readFraction(text)
  if (parts !== undefined) return { value: parts }
  if (eitherReading.test(text)) return readEither(text, decimalSign)
  if (plain.test(text)) return toNumber(text)
  if (withComma.test(text)) return toNumber(text.replace(',', '.'))
  if (grouped[','].test(text)) return toNumber(text.replace(/[. '’]/g, '').replace(',', '.'))
  if (grouped['.'].test(text)) return toNumber(text.replace(/[, '’]/g, ''))
  return 'wrong'
}
