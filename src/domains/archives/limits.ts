/** Entries on a page of an archive: full rows of two, three and four columns. */
export const pageSize = 24
