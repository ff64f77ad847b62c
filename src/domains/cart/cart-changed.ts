/** The event on the document when the state of the cart is known or has changed. */
export const cartChanged = 'cart-changed'

/** The `localStorage` key of a guest's lines. */
export const linesStorageKey = 'cart'
