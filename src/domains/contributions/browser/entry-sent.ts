/** The event that a form dispatches on the document after sending an entry; `detail` is `{kind, id}`. */
export const entrySent = 'entry-sent'
