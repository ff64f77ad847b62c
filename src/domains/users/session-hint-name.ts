/** The cookie by which a page knows that somebody is signed in. */
export const sessionHintName = 'account'
