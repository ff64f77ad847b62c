import { supplierAt } from '@/domains/suppliers/queries'
import { documentPath, supplierCollections } from '@/foundation/routing/paths'
import { type ContributionsParams, contributionsPage } from '@/site/contributions/contributions-page'

type Params = ContributionsParams & { kind: string }

export const supplierContributionsPage = contributionsPage<Params>(async ({ params, reader }) => {
  const { slug } = params
  const kind = supplierCollections.find((collection) => collection === params.kind)
  const supplier = kind ? await supplierAt(reader, kind, slug) : null
  if (!kind || !supplier) return null
  const { id, name } = supplier.card
  return { subject: { relationTo: kind, value: id }, title: name, path: documentPath(kind, slug) }
})
