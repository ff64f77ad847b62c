/** How long a decision, an answer or a deletion can be undone, in milliseconds. Its mails are sent afterwards. */
export const undoMilliseconds = 60_000
