/**
 * The header of a request for the live parts of a list page only. `next.config.ts` loads this file where Next does not
 * resolve the path aliases: it must not import anything.
 */
export const listPartHeader = 'x-list-part'
