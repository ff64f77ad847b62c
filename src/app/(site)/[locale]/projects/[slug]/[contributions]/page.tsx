import type { Metadata } from 'next'
import {
  ArticleContributions,
  articleContributionsMetadata,
} from '@/app/(site)/articles/article-contributions'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import type { SearchParams } from '@/foundation/routing/search-params'

interface Props {
  params: Promise<LocaleParams & { slug: string; contributions: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return articleContributionsMetadata({ locale: localeOf(rest), collection: 'projects', slug })
}

export default async function ProjectContributionsPage({ params, searchParams }: Props) {
  const { slug, contributions, ...rest } = await params
  const locale = localeOf(rest)
  return (
    <ArticleContributions
      locale={locale}
      collection="projects"
      slug={slug}
      kind={contributions}
      query={await searchParams}
    />
  )
}
