import type { Metadata } from 'next'
import { ArticlePage, articleMetadata } from '@/site/articles/article-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return articleMetadata({ locale: localeOf(rest), collection: 'posts', slug })
}

export default async function PostPage({ params }: Props) {
  const { slug, ...rest } = await params
  return <ArticlePage locale={localeOf(rest)} collection="posts" slug={slug} />
}
