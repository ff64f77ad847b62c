import { cache } from 'react'
import { getPotency } from '@/domains/potency/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { notFound } from '@/foundation/routing/signals'
import { pageReader } from '@/site/page-reader'

/** Reads a species whose potency is published, once a request; responds with 404 where there is none. */
export const loadPotency = cache(async (locale: Locale, name: string) => {
  const species = await getPotency(await pageReader(locale), name)
  dependsOn([tags.list('mushrooms')])
  if (!species) return notFound()
  dependsOn([
    tags.document('mushrooms', species.id),
    ...Object.entries(species.shown).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  ])
  return species
})
