import type { Metadata } from 'next'
import { AllArticles, allArticlesMetadata } from '@/site/articles/all-articles'
import { type LocaleParams, localeOf, pageNumberOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { number: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number } = await params
  return allArticlesMetadata({
    locale: localeOf({ locale }),
    collection: 'projects',
    page: pageNumberOf(number),
  })
}

export default async function ProjectsPageN({ params }: Props) {
  const { locale, number } = await params
  return <AllArticles locale={localeOf({ locale })} collection="projects" page={pageNumberOf(number)} />
}
