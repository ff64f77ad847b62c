import { notFound } from 'next/navigation'

/** Whatever no other route answers. Never kept: the addresses that do not exist are without number. */
export const dynamic = 'force-dynamic'

export default function Nowhere() {
  notFound()
}
