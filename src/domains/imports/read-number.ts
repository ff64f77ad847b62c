/** The sign that separates decimals where a number alone does not tell: that of the file. */
export type DecimalSign = ',' | '.'

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** A thousand or more in groups, or decimals: `1.234` and `1,234`. */
const eitherReading = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/

const withComma = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i

/** Groups of thousands, with decimals or without. */
const grouped = {
  ',': /^[+-]?\d{1,3}(?:(?:\.\d{3})+|(?: \d{3})+)(?:,\d+)?$/,
  '.': /^[+-]?\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d+)?$/,
}

export type NumberReading = { value: number } | 'ambiguous' | 'wrong'

function readEither(text: string, decimalSign: DecimalSign): NumberReading {
  return text.includes(decimalSign) ? { value: Number(text.replace(',', '.')) } : 'ambiguous'
}

function toNumber(text: string): NumberReading {
  const value = Number(text)
  return Number.isFinite(value) ? { value } : 'wrong'
}

/**
 * Reads a number as people write it in English, Spanish or Portuguese, without spaces around it. What could be thousands or decimals is read only
 * with the decimal sign of the file.
 */
export function parseNumber(cell: string, decimalSign: DecimalSign): NumberReading {
  const text = cell.replace(/[\u00a0\u2009\u202f]/g, ' ').replace('\u2212', '-')
  if (eitherReading.test(text)) return readEither(text, decimalSign)
  if (plain.test(text)) return toNumber(text)
  if (withComma.test(text)) return toNumber(text.replace(',', '.'))
  if (grouped[','].test(text)) return toNumber(text.replace(/[. ]/g, '').replace(',', '.'))
  if (grouped['.'].test(text)) return toNumber(text.replace(/[, ]/g, ''))
  return 'wrong'
}
