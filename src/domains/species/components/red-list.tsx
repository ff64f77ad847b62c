import type { RedListEntry } from '@/domains/species/view'
import { useTranslations } from '@/ui/texts'

/** Published assessments of how threatened the species is, each in words, with its source. */
export function RedList({ entries }: { entries: readonly RedListEntry[] }) {
  const t = useTranslations()
  return entries.map(({ category, scope, year, source }) => (
    <span className="block" key={scope}>
      {t('species.season.redListEntry', {
        category: t(`vocabulary.redListCategory.${category}`),
        scope: t(`vocabulary.redListScope.${scope}`),
        year: year ?? '–',
      })}
      {source ? (
        <>
          {': '}
          <a href={source.url} rel="noopener external">
            {source.citation}
          </a>
        </>
      ) : null}
    </span>
  ))
}
