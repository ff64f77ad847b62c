import type { LocalNames as NamesOfLanguage } from '@/domains/species/local-names'
import { capitalize } from '@/ui/capitalize'
import { useLocale, useTranslations } from '@/ui/texts'
import { useLanguageLabel } from './use-language-label'

/** Names in other languages and of one country, by language, with their sources. */
export function LocalNames({ localNames }: { localNames: readonly NamesOfLanguage[] }) {
  const t = useTranslations('species.name')
  const locale = useLocale()
  const labelOf = useLanguageLabel()
  if (localNames.length === 0) return null
  const groups = localNames
    .map((group) => ({ ...group, label: capitalize(labelOf(group.language)) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <div className="stack-tight">
      <h4>{t('local')}</h4>
      <dl className="pairs">
        {groups.map(({ language, label, names, sources }) => (
          <div key={language}>
            <dt>{label}</dt>
            <dd>
              <span lang={language}>{names.join(', ')}</span>
              {sources.map(({ citation, url }) => (
                <small key={url} className="caption">
                  {' '}
                  <a href={url} rel="noopener external">
                    {citation}
                  </a>
                </small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
