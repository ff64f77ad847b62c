const unit = /(?<=\d) (?=(?:[kmµ]?g|[kcmµ]?m|m?l|kcal|kJ|min|h|%|°[CF])(?![\p{L}\d]))/gu

/** A text in which no line ends between a number and its unit. */
export const withUnits = (text: string): string => text.replace(unit, '\u00a0')
