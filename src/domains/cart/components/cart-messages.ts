import type en from '@messages/en/cart.json'

/** The words of the cart, and two of prices that a script says. */
export type CartWords = typeof en & { was_: string; now_: string }
