/** The beginning of a text, at most `length` UTF-16 code units, that ends with a whole character. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** The same with an ellipsis where something is left out. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${beginningOf(text, length).trimEnd()}…` : text
