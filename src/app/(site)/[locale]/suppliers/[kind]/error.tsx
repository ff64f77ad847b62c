'use client'

import { useParams } from 'next/navigation'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { ListError } from '@/site/site-shell/list-error.client'

export default function DirectoryError({ reset }: { reset: () => void }) {
  const { kind } = useParams<{ kind: SupplierKind }>()
  return <ListError collection={kind} reset={reset} />
}
