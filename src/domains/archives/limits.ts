/** Entries on a page of an archive. */
export const pageSize = 20
