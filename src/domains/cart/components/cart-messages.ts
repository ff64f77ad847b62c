import type en from '@messages/en/cart.json'

/** The messages of the cart, and two labels of prices. */
export type CartWords = typeof en & { priceWas: string; priceNow: string }
