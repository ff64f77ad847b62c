import { citationFormats, citationOf, citationResponse } from '@/domains/species/citation'
import { getSpecies } from '@/domains/species/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { isLocale } from '@/foundation/i18n/locales'
import { noSuch } from '@/site/files/file'
import { allowAll } from '@/site/session'

/** `/cite/{locale}/{slug}.bib` and `.ris`: the citation of a species page for reference managers. */
export async function citationFile(
  _request: Request,
  { locale, file }: { locale: string; file: string },
): Promise<Response> {
  const format = citationFormats.find((name) => file.endsWith(`.${name}`))
  if (!isLocale(locale) || !format) return noSuch('citation')
  const slug = file.slice(0, -format.length - 1)
  dependsOn([tags.slug('mushrooms', slug)])
  const species = await getSpecies(await allowAll(locale), slug)
  if (!species) return noSuch('citation')
  dependsOn([tags.document('mushrooms', species.id)])
  return citationResponse(citationOf(species, locale), format)
}
