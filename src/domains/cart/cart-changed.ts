/** The event on the document when the state of the cart is known or has changed. */
export const cartChanged = 'cart-changed'

/** The `localStorage` key of a guest's lines. */
export const linesStorageKey = 'cart'

/** The cookie that tells a page that the server keeps a guest's cart. Only the server knows what is in it. */
export const guestCartHintName = 'guest-cart-hint'
