/** The cookie that tells a page that a user is signed in. */
export const sessionHintName = 'account'
