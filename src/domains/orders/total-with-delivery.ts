interface Sums {
  /** In minor units, without delivery. */
  total: number
  deliveryCost?: number | null
}

/** What the buyer pays; null as long as the vendor has not said what delivery costs. */
export function totalWithDelivery({ total, deliveryCost }: Sums): number | null {
  return typeof deliveryCost === 'number' ? total + deliveryCost : null
}
