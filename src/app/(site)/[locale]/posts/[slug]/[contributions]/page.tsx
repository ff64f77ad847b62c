import type { Metadata } from 'next'
import type { SearchParams } from '@/foundation/routing/search-params'
import { ArticleContributions, articleContributionsMetadata } from '@/site/articles/article-contributions'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { slug: string; contributions: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return articleContributionsMetadata({ locale: localeOf(rest), collection: 'posts', slug })
}

export default async function PostContributionsPage({ params, searchParams }: Props) {
  const { slug, contributions, ...rest } = await params
  const locale = localeOf(rest)
  return (
    <ArticleContributions
      locale={locale}
      collection="posts"
      slug={slug}
      kind={contributions}
      query={await searchParams}
    />
  )
}
