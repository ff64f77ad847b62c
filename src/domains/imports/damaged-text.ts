/** How a program damaged a text that it opened or saved. */
export type Damage = 'damaged' | 'digitsLost' | 'formula' | 'formulaFailed' | 'valueMissing'

/**
 * The sign for bytes that could not be read; UTF-8 that was read as Windows-1252, `Ã³` for `ó`, but not `MAÇÃ»`; and the
 * encodings of MS-DOS, `¢` for `ó` and `‚` for `é`, and of the older Mac, `‡` for `á`.
 */
const lostLetters =
  /\ufffd|[ÃÂ][\u0080-\u00ba\u00bc-\u00bf]|â€[\u0080-\u00bf™œ“”˜]|\p{L}[¤¢¡]\p{L}|\p{Ll}(?:[‡Ž‹‰ˆ‚ƒ£]\p{Ll}|[Ž‚Æ]|‡Æ)/u

/**
 * Capitals in UTF-8 that were read as Windows-1252, `Ã‰` for `É`, and the mark at the beginning of a file; quotation marks may
 * also stand behind `MAÇÃ`.
 */
const lostCapitals = /Ã(?:[‚ƒ„†‡ˆ‰Š‹Œ‘•˜™š›œžŸŽ€]|[“”](?=\p{L}))|ï(?:¿½|»¿)/u

/** What spreadsheets write for a formula that failed, in any language, and for a column that is too narrow. */
const failedFormula =
  /^(?:#[¡¿]?[\p{Lu}/0]+[!?]|#N\/[AD]|#{2,}|(?:Err|Error|Erro):\d{3}|#GETTING_DATA|(?:Loading|Cargando|Carregando)\.{3})$/u

/** A formula in place of its result, which programs save that do not calculate: `=SUM(A1:A3)`, `=Sheet1!B2`, `=A1&"x"`. */
const formula =
  /^=\s{0,9}[+-]?\s{0,9}(?:\p{L}[\p{L}\d._]{0,40}\(|(?:'[^']{1,60}'|[\p{L}\d_]{1,60})!|\$?[A-Z]{1,3}\$?\d{1,7}\s{0,9}(?:$|[-+*/^&=<>:;%])|[.,]?\d[\d.,\s]{0,39}[-+*/^][\d.,\s()*/^+-]{0,80}$)/u

/** A long number that a spreadsheet shortened: `8,41234E+12`. */
const shortened = /^\d(?:[.,]\d+)?E\+\d{2,}$/

/** What databases and programs write where there is no value; as a word of a language it would be written otherwise. */
const missing = /^(?:\\N|[<([]?(?:null|NULL)[>)\]]?|nan|NaN|NaT|<NA>|undefined|\[object Object\])$/

/** How a text was damaged before it came here. */
export function damageOf(text: string): Damage | undefined {
  if (lostLetters.test(text) || lostCapitals.test(text)) return 'damaged'
  const trimmed = text.trim()
  if (failedFormula.test(trimmed)) return 'formulaFailed'
  if (formula.test(trimmed)) return 'formula'
  if (missing.test(trimmed)) return 'valueMissing'
  return shortened.test(trimmed) ? 'digitsLost' : undefined
}
