import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest, StaticLabel } from 'payload'
import { isolateLocale } from '@/foundation/payload/isolated-locale'
import { languageOf } from '@/foundation/payload/validation-message'
import type { Referrer } from './find-references'

/** A referrer as the panel names it. */
export interface Place {
  title: string
  /** What it is: species, recipe. */
  kind: string
  path: string
}

/** The titles of documents that the user may read, by their ids, in the language of the panel. */
async function readTitles(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const field = req.payload.collections[collection].config.admin.useAsTitle
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    draft: true,
    pagination: false,
    locale: languageOf(req),
    overrideAccess: false,
    req: isolateLocale(req),
  })
  const untitled = req.t('general:untitled')
  return new Map(docs.map((doc) => [doc.id, String((field && Reflect.get(doc, field)) || untitled)]))
}

function nameGlobal({ payload: { config }, i18n }: PayloadRequest, { slug }: Referrer): Place[] {
  const label = config.globals.find((one) => one.slug === slug)?.label as StaticLabel
  return [{ title: getTranslation(label, i18n), kind: '', path: `/globals/${slug}` }]
}

/** Names documents, with one read for each collection; without those that the user may not read. */
export async function nameReferrers(req: PayloadRequest, referrers: readonly Referrer[]): Promise<Place[]> {
  const { config, collections } = req.payload
  const slugs = new Set(referrers.flatMap(({ kind, slug }) => (kind === 'collection' ? [slug] : [])))
  const titles = new Map<string, Map<string, string>>()
  for (const slug of slugs as Set<CollectionSlug>) {
    const ids = referrers.flatMap((referrer) => (referrer.slug === slug ? referrer.id : []))
    titles.set(slug, await readTitles(req, slug, ids))
  }
  const places = referrers.flatMap((referrer) => {
    if (referrer.kind === 'global') return nameGlobal(req, referrer)
    const title = titles.get(referrer.slug)?.get(referrer.id)
    if (title === undefined) return []
    const kind = getTranslation(
      collections[referrer.slug as CollectionSlug].config.labels.singular as StaticLabel,
      req.i18n,
    )
    return [{ title, kind, path: `/collections/${referrer.slug}/${referrer.id}` }]
  })
  return places.map((place) => ({ ...place, path: config.routes.admin + place.path }))
}
