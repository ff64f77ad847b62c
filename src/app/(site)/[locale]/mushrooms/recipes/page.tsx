import type { Metadata } from 'next'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { AllRecipes, allRecipesMetadata } from '@/site/recipes/all-recipes'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await allRecipesMetadata(localeOf(await params), unfilteredQuery(1)))
}

export default async function RecipesPage({ params }: Props) {
  return <AllRecipes locale={localeOf(await params)} query={unfilteredQuery(1)} />
}
