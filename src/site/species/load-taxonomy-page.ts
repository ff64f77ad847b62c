import { pageSize } from '@/domains/archives/limits'
import { type CountedCategory, countedCategories } from '@/domains/archives/taxonomy'
import { getListPage } from '@/domains/catalog/query'
import { listBenefitEvidence } from '@/domains/species/benefit-evidence'
import { compoundPath } from '@/domains/species/compounds'
import type { SpeciesCard } from '@/domains/species/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { notFound, permanentRedirect } from '@/foundation/routing/signals'
import { slugPattern } from '@/foundation/routing/slug'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'
import { pageNumberOf } from '@/site/site-shell/params'

interface TaxonomyRoute {
  /** The category's segments below `species`. */
  segments: string[]
  page: number
}

function redirectTo(target: string, page: number, locale: Locale): never {
  permanentRedirect(localePath(locale, pagePath(`/mushrooms/species/${target}`, page)))
}

/** Reads a path below `/mushrooms/species`. */
function parsePath(path: string[], locale: Locale): TaxonomyRoute {
  const hasPage = path.length > 2 && path.at(-2) === 'page'
  const segments = hasPage ? path.slice(0, -2) : path
  const page = hasPage ? pageNumberOf(path.at(-1) ?? '') : 1
  if (segments.length > 1 && segments.at(-1) === 'all')
    redirectTo(segments.slice(0, -1).join('/'), page, locale)
  return { segments, page }
}

/** Redirects other spellings of a compound to its page, permanently; everything else has no page. */
function otherSpellingOrNotFound({ segments, page }: TaxonomyRoute, reader: Reader): Promise<never> {
  const compound = compoundPath(segments)
  if (compound && compound !== segments.join('/')) redirectTo(compound, page, reader.locale)
  if (!segments.every((segment) => slugPattern.test(segment))) notFound()
  return movedOrNotFound(reader, `/mushrooms/species/${segments.join('/')}`)
}

/** The categories above a value, the widest first. */
function ancestorsOf(categories: CountedCategory[], segments: readonly string[]): CountedCategory[] {
  return segments.slice(0, -1).flatMap((_, depth) => {
    const path = `species/${segments.slice(0, depth + 1).join('/')}`
    return categories.find((category) => category.path === path) ?? []
  })
}

async function loadEvidence(reader: Reader, benefitId: string, listed: readonly SpeciesCard[]) {
  const evidence = await listBenefitEvidence(reader, benefitId, listed)
  dependsOn([
    ...listed.map(({ id }) => tags.document('mushrooms', id)),
    ...evidence.flatMap(({ reference }) => (reference ? [tags.document('references', reference)] : [])),
  ])
  return evidence
}

/** Reads a category of species and one page of its list, by the segments of its address. */
export async function loadTaxonomyPage(reader: Reader, requestedPath: string[]) {
  const { locale } = reader
  const route = parsePath(requestedPath, locale)
  const { segments, page } = route
  const categories = await countedCategories(reader, 'species')
  dependsOn([tags.list('categories'), tags.list('mushrooms')])
  const path = `species/${segments.join('/')}`
  const category = categories.find((candidate) => candidate.path === path)
  if (!category) return otherSpellingOrNotFound(route, reader)
  const isBenefit = segments[0] === 'benefit' && segments.length > 1
  const listing = await getListPage(reader, {
    collection: 'mushrooms',
    facets: [`category:${category.id}`],
    sort: isBenefit ? 'deadliest' : 'title',
    page,
    limit: pageSize,
  })
  if (page > listing.pages) notFound()
  const evidence = isBenefit ? await loadEvidence(reader, category.id, listing.cards) : null
  return {
    category,
    categories,
    ancestors: ancestorsOf(categories, segments),
    listing,
    evidence,
    page,
    segments,
  }
}

export type TaxonomyPageData = Awaited<ReturnType<typeof loadTaxonomyPage>>
