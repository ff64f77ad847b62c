import { TaxonName } from '@/domains/cards/taxon-name'
import { trackActions } from '@/domains/measurement/attributes'
import { citationFormats, citationOf, citationPath } from '@/domains/species/citation'
import type { SpeciesView } from '@/domains/species/view'
import type { Locale } from '@/foundation/i18n/locales'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

const formatNames = { bib: 'BibTeX', ris: 'RIS' }

/** How to cite the page, for copying and as files for reference managers. */
export function Cite({ species }: { species: SpeciesView }) {
  const t = useTranslations('species.cite')
  const format = useFormatter()
  const locale = useLocale() as Locale
  const { slug, version, url } = citationOf(species, locale)
  const date = format.dateTime(new Date(version), { dateStyle: 'long', timeZone: 'UTC' })
  const name = () => (
    <i className="binomial" lang="la">
      <TaxonName name={species.card.scientificName} />
    </i>
  )
  return (
    <details className="cite">
      <summary>{t('title')}</summary>
      <p className="citation">
        {t.rich('text', {
          year: version.slice(0, 4),
          authority: species.authority?.replace(/\.$/, '') ?? 'none',
          date,
          url,
          name,
        })}
      </p>
      <ul>
        {citationFormats.map((file) => (
          <li key={file}>
            <a href={citationPath(locale, slug, file)} download {...trackActions('share')}>
              {formatNames[file]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
