import { citationFormats, citationOf, citationResponse } from '@/domains/species/citation'
import { getSpecies } from '@/domains/species/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { isLocale } from '@/foundation/i18n/locales'
import { allowAll } from '@/site/page-reader'

interface Context {
  params: Promise<{ locale: string; file: string }>
}

export const dynamic = 'force-dynamic'

/** `/cite/{locale}/{slug}.bib` and `.ris`: the citation of a species page for reference managers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params
  const format = citationFormats.find((name) => file.endsWith(`.${name}`))
  if (!isLocale(locale) || !format) return noCitation()
  const slug = file.slice(0, -format.length - 1)
  dependsOn([tags.slug('mushrooms', slug)])
  const species = await getSpecies(await allowAll(locale), slug)
  if (!species) return noCitation()
  dependsOn([tags.document('mushrooms', species.id)])
  return citationResponse(citationOf(species, locale), format)
}

function noCitation(): Response {
  return new Response('No such citation.', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}
