import { searchUrl } from '@/domains/search/search-path'
import { EdibilityIcon } from '@/domains/species/components/edibility-icon'
import { useLanguageLabel } from '@/domains/species/components/use-language-label'
import type { SpeciesCard } from '@/domains/species/listing'
import { isLocale, languageNames } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { Icon } from '@/ui/icon'
import { useLocale, useTranslations } from '@/ui/texts'
import type { SearchView } from './load-search'
import { isPartOfNames } from './part-of-names'

/** What the query was corrected to, and the way back to what was typed. */
function Correction({ search }: { search: SearchView }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { corrected, query, address } = search
  if (!corrected) return null
  return (
    <p>
      {t.rich('corrected', { shown: corrected, b: (words) => <strong>{words}</strong> })}{' '}
      <a href={localePath(locale, searchUrl({ ...address, page: 1, verbatim: true }))} rel="nofollow">
        {t('verbatim', { query })}
      </a>
    </p>
  )
}

/** Says that no result has the name, or none has all the words. */
function Weak({ search }: { search: SearchView }) {
  const t = useTranslations('search')
  const { query } = search.address
  if (!search.weakness) return null
  return <p>{search.weakness === 'texts' ? t('textsOnly', { query }) : t('weak', { query })}</p>
}

/** Which language the name is of, if it is another than the page's; or which species an old name means. */
function Language({ search }: { search: SearchView }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const labelOf = useLanguageLabel()
  const { best, address } = search
  const name = best?.row.name
  if (!best || !name) return null
  const { scientificName, commonName } = best.row.listing as SpeciesCard
  if (name.type === 'synonym')
    return (
      <p>
        {t('synonym', {
          name: name.text,
          species: scientificName,
        })}
      </p>
    )
  const { language } = name
  if (!language || language === locale || name.type !== 'common') return null
  if (isPartOfNames(name.text, [scientificName, plainText(commonName) ?? ''])) return null
  if (!isLocale(language))
    return (
      <p>
        {t('localName', {
          name: name.text,
          language: labelOf(language),
          species: plainText(commonName) ?? scientificName,
        })}
      </p>
    )
  const otherLanguage = searchUrl({ query: address.query })
  return (
    <p>
      {t('language', {
        name: name.text,
        language: t(`languages.${language}`),
        species: plainText(commonName) ?? scientificName,
      })}{' '}
      <a href={localePath(language, otherLanguage)} hrefLang={language} rel="nofollow">
        {t('inLanguage', { language: languageNames[language] })}
      </a>
    </p>
  )
}

/** Says that deadly species are among the results, and whom to call. */
function Danger({ search }: { search: SearchView }) {
  const t = useTranslations()
  const others = search.groups.find(({ kind }) => kind === 'species')?.results ?? []
  const deadly = [...(search.best ? [search.best.row] : []), ...others].filter(
    ({ listing, name }) => name && (listing as SpeciesCard).edibility === 'deadly',
  )
  if (deadly.length === 0) return null
  return (
    <Warning
      label={t('vocabulary.edibility.deadly')}
      title={t('search.deadly', { count: deadly.length })}
      text={t('search.deadlyNote')}
    />
  )
}

function Warning({ label, title, text }: { label: string; title: string; text: string }) {
  const t = useTranslations('species.verdict')
  return (
    <section className="found-danger is-deadly" aria-label={label}>
      <p className="found-danger-word">
        <EdibilityIcon displayed="deadly" ground="var(--ed-deadly-ground)" />
        {title}
      </p>
      <p>{text}</p>
      <a className="emergency-call" href="#poison-lines">
        <Icon name="phone" />
        <span>{t.rich('call', { why: (words) => words })}</span>
      </a>
    </section>
  )
}

/** Says that the law controls psychoactive mushrooms, before anything that could be bought. */
function Law({ search }: { search: SearchView }) {
  const t = useTranslations('search.law')
  if (!search.isControlled) return null
  return (
    <p>
      <strong>{t('title')}</strong> {t('text')}
    </p>
  )
}

/** Says whom to call, before anything that was found. */
export function CallForHelp() {
  const t = useTranslations('search.help')
  return (
    <div className="found-notices">
      <Warning label={t('title')} title={t('title')} text={t('text')} />
    </div>
  )
}

/** What a reader should know before the results. */
export function SearchNotices({ search }: { search: SearchView }) {
  return (
    <div className="found-notices">
      <Correction search={search} />
      <Weak search={search} />
      <Language search={search} />
      <Law search={search} />
      {search.asksForHelp ? null : <Danger search={search} />}
    </div>
  )
}
