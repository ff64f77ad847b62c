const unit = /(?<=\d) (?=(?:[kmµ]?g|[kcmµ]?m|m?l|kcal|kJ|min|h|%|°[CF])(?![\p{L}\d]))/gu

/** The dash of a range: `8–15`. A hyphen may be of a number of a phone or a date, which is read in parts. */
const dash = /(?<=\d)–(?=\d)/g

/** A text in which no line ends between a number and its unit, nor within a range. */
export const unbrokenFigures = (text: string): string => text.replace(unit, '\u00a0').replace(dash, '–\u2060')
