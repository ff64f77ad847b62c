/** Told on the document when this page learns something of the cart. */
export const cartChanged = 'cart-changed'

/** Where a visitor's lines are kept. */
export const linesStore = 'cart'
