import type { Metadata } from 'next'
import { RecipePage, recipeMetadata } from '@/site/recipes/recipe-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return recipeMetadata({ locale: localeOf(rest), slug })
}

export default async function Recipe({ params }: Props) {
  const { slug, ...rest } = await params
  return <RecipePage locale={localeOf(rest)} slug={slug} />
}
