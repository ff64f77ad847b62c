/** Bytes of a file to import, as UTF-8. */
export const maxBytes = 2 * 1024 * 1024

/** Bytes of a file as it is sent: UTF-16 takes twice the space. */
export const maxUploadBytes = 2 * maxBytes

/** Rows of a file to import, and entries of one that is exported. */
export const maxRows = 1000

/** Columns of a table; the widest collection has some two hundred fields. */
export const maxColumns = 1000

/** Characters of a heading: the longest names of fields with those of their groups, and a note in brackets. */
export const maxHeading = 200

/** Lists and objects within one another in JSON; formatted texts need a few dozen. */
export const maxDepth = 100

/** The limits as messages state them. */
export const limitValues = { megabytes: maxBytes / 1024 / 1024, rows: maxRows }

/** The names of files that can be imported. */
export const extensions = ['.csv', '.tsv', '.txt', '.json', '.ndjson', '.jsonl'] as const
