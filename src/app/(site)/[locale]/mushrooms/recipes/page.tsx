import type { Metadata } from 'next'
import { AllRecipes, allRecipesMetadata } from '@/app/(site)/recipes/all-recipes'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return allRecipesMetadata(localeOf(await params), unfilteredQuery(1))
}

export default async function RecipesPage({ params }: Props) {
  return <AllRecipes locale={localeOf(await params)} query={unfilteredQuery(1)} />
}
