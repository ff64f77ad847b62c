export const ordersPath = '/account/orders'

/** The buyer's page of an order. */
export function orderPath(number: string): string {
  return `${ordersPath}/${number}`
}
