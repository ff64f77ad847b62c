import type { Metadata } from 'next'
import { AllArticles, allArticlesMetadata } from '@/site/articles/all-articles'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return allArticlesMetadata({ locale: localeOf(await params), collection: 'posts', page: 1 })
}

export default async function PostsPage({ params }: Props) {
  return <AllArticles locale={localeOf(await params)} collection="posts" page={1} />
}
