import type { Metadata } from 'next'
import { CookingPage, cookingMetadata } from '@/site/recipes/cooking-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return cookingMetadata({ locale: localeOf(rest), slug })
}

export default async function Cooking({ params }: Props) {
  const { slug, ...rest } = await params
  return <CookingPage locale={localeOf(rest)} slug={slug} />
}
