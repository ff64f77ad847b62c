'use client'

import { useParams } from 'next/navigation'
import { ListError } from '@/app/(site)/site-shell/list-error.client'
import type { SupplierKind } from '@/domains/suppliers/listing'

export default function DirectoryError({ reset }: { reset: () => void }) {
  const { kind } = useParams<{ kind: SupplierKind }>()
  return <ListError collection={kind} reset={reset} />
}
