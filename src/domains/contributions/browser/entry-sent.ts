/** Told to the lists of a page when an entry of their kind was written; `detail` is `{kind, id}`. */
export const entrySent = 'entry-sent'
