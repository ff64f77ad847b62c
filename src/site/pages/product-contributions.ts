import { productAt } from '@/domains/products/queries'
import { documentPath } from '@/foundation/routing/paths'
import { contributionsPage } from '@/site/contributions/contributions-page'

export const productContributionsPage = contributionsPage(async ({ params: { slug }, reader }) => {
  const product = await productAt(reader, slug)
  if (!product) return null
  return {
    subject: { relationTo: 'products', value: product.id },
    title: product.title,
    path: documentPath('products', slug),
  }
})
