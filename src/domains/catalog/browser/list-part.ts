/**
 * The header of a request for the live parts of a list page only. Unfiltered lists ignore it: their pages are cached and
 * sent as a whole.
 */
export const listPartHeader = 'x-list-part'
