import { getGuide } from '@/domains/guides/queries'
import { documentPath } from '@/foundation/routing/paths'
import { contributionsPage } from '@/site/contributions/contributions-page'

export const guideContributionsPage = contributionsPage(async ({ params: { slug }, reader }) => {
  const guide = await getGuide(reader, slug)
  if (!guide) return null
  return {
    subject: { relationTo: 'growingguides', value: guide.id },
    title: guide.title,
    path: documentPath('growingguides', slug),
  }
})
