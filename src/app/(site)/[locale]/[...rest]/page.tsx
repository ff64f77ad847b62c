import { notFound } from 'next/navigation'

/** Unknown paths. Not cached, because there are infinitely many. */
export const dynamic = 'force-dynamic'

export default function UnknownPage() {
  notFound()
}
