export const ordersPath = '/account/orders'

/** Says in the address of the cart that a request form led there because it has no items. */
export const closedRequest = 'request-closed'

/** Says in the address of the cart that an order was put into it, completely or without what is no longer sold. */
export const reordered = 'reordered'
export const reorderedPartly = 'reordered-partly'

/** The buyer's page of an order. */
export function orderPath(number: string): string {
  return `${ordersPath}/${number}`
}
