import type { ReactNode } from 'react'
import type { GuideCard } from '@/domains/guides/listing'
import { ProductPicture } from '@/domains/products/components/product-picture'
import type { ProductCard } from '@/domains/products/listing'
import type { FoundText } from '@/domains/search/entries/reading'
import type { SearchKind } from '@/domains/search/entry'
import type { StatementRow } from '@/domains/search/read/statement'
import type { SearchGroup } from '@/domains/search/search'
import { searchUrl } from '@/domains/search/search-path'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import type { SpeciesCard } from '@/domains/species/listing'
import type { UnlistedSpecies } from '@/domains/species/unlisted'
import { Logo } from '@/domains/suppliers/components/logo'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { placeText } from '@/domains/suppliers/place-text'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Search } from '@/ui/icons'
import { priceText } from '@/ui/money'
import { SvgIcon } from '@/ui/svg-icon'
import { useLocale, useTranslations } from '@/ui/texts'
import { Highlighted } from './highlighted'
import { SuggestionGroup } from './suggestion-group'

interface OptionProps {
  href: string
  picture?: ReactNode
  title: LocalizedText
  isBinomial?: boolean
  note?: ReactNode
  end?: ReactNode
  words: readonly string[]
  className?: string
}

function Option({ href, picture, title, isBinomial = false, note, end, words, className = '' }: OptionProps) {
  return (
    // The field has the focus; a script moves `aria-activedescendant`.
    <div
      className={`suggestion ${className}`}
      role="option"
      aria-selected="false"
      data-href={href}
      tabIndex={-1}
    >
      {picture ?? <SvgIcon of={Search} />}
      <span>
        <span className={isBinomial ? 'name binomial' : 'name'} lang={isBinomial ? 'la' : undefined}>
          <Highlighted text={title} words={words} />
        </span>
        {note ? <span className="caption">{note}</span> : null}
      </span>
      {end}
    </div>
  )
}

function SpeciesOption({
  species,
  words,
  className,
}: { species: SpeciesCard } & Pick<OptionProps, 'words' | 'className'>) {
  const locale = useLocale()
  const { slug, scientificName, commonName, edibility } = species
  return (
    <Option
      href={localePath(locale, documentPath('mushrooms', slug))}
      picture={
        <span className="plate">
          <Plate species={species} alt="" listed />
        </span>
      }
      title={commonName ?? scientificName}
      isBinomial={!commonName}
      note={
        commonName ? (
          <i className="binomial" lang="la">
            <Highlighted text={scientificName} words={words} />
          </i>
        ) : null
      }
      end={<EdibilityLabel edibility={edibility} />}
      words={words}
      className={className}
    />
  )
}

/** A look-alike without a page leads to those of the species that is confused with it. */
function UnlistedOption({ species, rival }: { species: UnlistedSpecies; rival: SpeciesCard }) {
  const t = useTranslations('species.lookAlikes')
  const locale = useLocale()
  return (
    <Option
      href={`${localePath(locale, documentPath('mushrooms', rival.slug))}#look-alikes`}
      picture={<span className="plate is-missing" />}
      title={species.scientificName}
      note={t('noPage')}
      end={<EdibilityLabel edibility={species.edibility} />}
      words={[]}
      className="is-confused"
    />
  )
}

function ProductOption({ row, words }: { row: StatementRow; words: readonly string[] }) {
  const locale = useLocale()
  const product = row.listing as ProductCard
  return (
    <Option
      href={localePath(locale, row.path)}
      picture={
        <span className="plate goods">
          <ProductPicture product={product} />
        </span>
      }
      title={product.title}
      note={product.vendor?.name}
      end={<span className="price-figure numeric">{priceText(product.price, locale)}</span>}
      words={words}
    />
  )
}

function OtherOption({ row, words }: { row: StatementRow; words: readonly string[] }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const href = row.kind === 'references' ? row.path : localePath(locale, row.path)
  if (row.kind === 'guides') {
    const { title, species } = row.listing as GuideCard
    const [grown] = species
    const picture = grown ? (
      <span className="plate goods">
        <Plate species={{ ...grown, image: null }} alt="" listed />
      </span>
    ) : undefined
    return <Option href={href} picture={picture} title={title} note={t('guide')} words={words} />
  }
  if (row.kind === 'suppliers') {
    const supplier = row.listing as SupplierCard
    const picture = (
      <span className="plate goods">
        <Logo supplier={supplier} />
      </span>
    )
    return (
      <Option
        href={href}
        picture={picture}
        title={supplier.name}
        note={placeText(supplier.place, locale)}
        words={words}
      />
    )
  }
  const { kind, title } = row.card as FoundText
  return <Option href={href} title={title} note={t(kind)} words={words} />
}

interface SuggestionListProps {
  query: string
  groups: readonly SearchGroup[]
  words: readonly string[]
  /** Dangerous species that the first one is confused with. */
  lookAlikes: readonly (SpeciesCard | UnlistedSpecies)[]
}

function Group({
  kind,
  results,
  words,
  lookAlikes,
}: Omit<SuggestionListProps, 'query' | 'groups'> & { kind: SearchKind; results: readonly StatementRow[] }) {
  const t = useTranslations('search')
  return (
    <SuggestionGroup id={`suggest-${kind}`} heading={t(`kinds.${kind}`)}>
      {results.map((row, index) => {
        if (kind === 'products') return <ProductOption key={row.document} row={row} words={words} />
        if (kind !== 'species') return <OtherOption key={row.document} row={row} words={words} />
        const species = row.listing as SpeciesCard
        return index > 0 || lookAlikes.length === 0 ? (
          <SpeciesOption key={row.document} species={species} words={words} />
        ) : (
          <div key={row.document} role="presentation">
            <SpeciesOption species={species} words={words} />
            <span className="suggest-confused">{t('lookAlikes')}</span>
            {lookAlikes.map((alike) =>
              alike.kind === 'species' ? (
                <SpeciesOption key={alike.id} species={alike} words={[]} className="is-confused" />
              ) : (
                <UnlistedOption key={alike.scientificName} species={alike} rival={species} />
              ),
            )}
          </div>
        )
      })}
    </SuggestionGroup>
  )
}

/** The options of the search field: for what is being typed, or for recent searches, which only the browser knows. */
export function SuggestionList({ query, groups, words, lookAlikes }: SuggestionListProps) {
  const t = useTranslations('search')
  const locale = useLocale()
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  if (query === '')
    return (
      <SuggestionGroup id="suggest-recent" heading={t('recent')} isAnnounced>
        <Option href="" title="" words={[]} />
        <div className="suggestion is-quiet" role="option" aria-selected="false" data-forget="" tabIndex={-1}>
          <span />
          <span>{t('forget')}</span>
        </div>
      </SuggestionGroup>
    )
  return (
    <>
      {groups.map(({ kind, results }) => (
        <Group
          key={kind}
          kind={kind}
          results={kind === 'species' ? results.slice(0, lookAlikes.length > 0 ? 2 : 3) : results}
          words={words}
          lookAlikes={lookAlikes}
        />
      ))}
      <div role="presentation" data-announced={t('count', { count })}>
        <Option
          href={localePath(locale, searchUrl({ query }))}
          title={t('searchFor', { query })}
          words={[]}
          className="is-all"
        />
      </div>
      <p className="suggest-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('keys.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('keys.close')}
        </span>
      </p>
    </>
  )
}
