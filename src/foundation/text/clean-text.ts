import { visibleLine } from './visible-text'

/** A name or short text of a file: in one line, with nothing invisible, no-break spaces as spaces. */
export const cleanText = (text: string): string => visibleLine(text.replace(/\s+/g, ' '))
