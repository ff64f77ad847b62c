/**
 * How many characters a text has for its limit, in the browser and on the server: an emoji is one, and so is the end of a
 * line; the space around a text is none.
 */
export const countCharacters = (text: string): number => [...text.replaceAll('\r\n', '\n').trim()].length
