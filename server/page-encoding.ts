/**
 * How the HTML of a page is read to be searched and changed: a character for each byte, so that nothing is decoded and
 * encoded again. All that is searched for is ASCII, and UTF-8 uses none of its bytes for anything else.
 */
export const pageEncoding = 'latin1'
