import { termsOf, type VocabularyName, vocabularyNames } from '@/domains/open-data/vocabulary'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { Disclosure } from '@/ui/disclosure'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'

function List({ name, title }: { name: VocabularyName; title: string }) {
  const t = useTranslations('openData.columns')
  return (
    <table className="data-table">
      <caption className="hidden-visually">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('value')}</th>
          {locales.map((locale) => (
            <th key={locale} scope="col" lang={locale}>
              {languageNames[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {termsOf(name).map(({ value, meaning }) => (
          <tr key={value}>
            <th scope="row">
              <code>{value}</code>
            </th>
            {locales.map((locale) => (
              <td key={locale} lang={locale} data-label={languageNames[locale]}>
                {meaning[locale]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What each value of a closed list means, in all languages. */
export function Vocabulary() {
  const t = useTranslations('openData')
  return (
    <Row id="vocabulary" title={t('vocabulary')} note={t('vocabularyNote')}>
      <div className="row-wide">
        {vocabularyNames.map((name) => (
          <Disclosure key={name} title={t(`lists.${name}`)}>
            <List name={name} title={t(`lists.${name}`)} />
          </Disclosure>
        ))}
      </div>
    </Row>
  )
}
