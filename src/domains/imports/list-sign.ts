import { cleanText } from '@/foundation/text/clean-text'

/** What stands before the lines of a list: a bullet, a box to tick, a number. */
const listSign = /^(?:[-–•*·▢□☐☑✓✔]|\[[ x]?\]|\d{1,2}(?:[.)]-?|\.?[ºª]))\s+/iu

/** A line of a list in one line, without its sign or number. */
export const withoutListSign = (line: string): string => cleanText(line).replace(listSign, '')
