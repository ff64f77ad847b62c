/** Context of a write to an account whose owner has just shown that the e-mail address is theirs. */
export const verifiedEmail = { verifiedEmail: true }
