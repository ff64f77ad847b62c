import type { ReactNode } from 'react'
import type { GuideCard } from '@/domains/guides/listing'
import { ProductPicture } from '@/domains/products/components/product-picture'
import type { ProductCard } from '@/domains/products/listing'
import type { FoundText } from '@/domains/search/entries/reading'
import type { SearchKind } from '@/domains/search/entry'
import type { StatementRow } from '@/domains/search/read/statement'
import { snippet } from '@/domains/search/snippet'
import { Plate } from '@/domains/species/components/plate'
import { Logo } from '@/domains/suppliers/components/logo'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { placeText } from '@/domains/suppliers/place-text'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { Price } from '@/ui/price'
import { useLocale, useMessages, useTranslations } from '@/ui/texts'
import { Highlighted } from './highlighted'

interface LineProps {
  href: string
  picture?: ReactNode
  title: LocalizedText
  eyebrow?: ReactNode
  note?: LocalizedText | null
  end?: ReactNode
  words: readonly string[]
}

/** A result in a line. */
function Line({ href, picture, title, eyebrow, note, end, words }: LineProps) {
  return (
    <li className={picture ? 'found-line' : 'found-line is-text'}>
      {picture ? <div className="plate goods">{picture}</div> : null}
      <div>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h3>
          <a href={href}>
            <Highlighted text={title} words={words} />
          </a>
        </h3>
        {note ? (
          <p className="caption">
            <Highlighted text={note} words={words} />
          </p>
        ) : null}
      </div>
      {end}
    </li>
  )
}

interface ResultProps {
  row: StatementRow
  words: readonly string[]
}

function ProductLine({ row, words }: ResultProps) {
  const t = useTranslations('ui.product')
  const labels = useMessages().ui.price
  const locale = useLocale()
  const product = row.listing as ProductCard
  return (
    <Line
      href={localePath(locale, row.path)}
      picture={<ProductPicture product={product} listed />}
      title={product.title}
      note={[product.vendor?.name, product.inStock ? null : t('outOfStock')].filter(Boolean).join(' · ')}
      end={
        <Price
          price={product.price}
          regular={product.saleVariant ? null : product.regular}
          locale={locale}
          words={labels}
        />
      }
      words={words}
    />
  )
}

function GuideLine({ row, words }: ResultProps) {
  const t = useTranslations('search')
  const locale = useLocale()
  const guide = row.listing as GuideCard
  const [species] = guide.species
  return (
    <Line
      href={localePath(locale, row.path)}
      picture={species ? <Plate species={{ ...species, image: null }} alt="" listed /> : undefined}
      eyebrow={t('guide')}
      title={guide.title}
      note={row.name ? guide.summary : snippet(row.body, words)}
      words={words}
    />
  )
}

function SupplierLine({ row, words }: ResultProps) {
  const t = useTranslations('suppliers')
  const locale = useLocale()
  const supplier = row.listing as SupplierCard
  return (
    <Line
      href={localePath(locale, row.path)}
      picture={<Logo supplier={supplier} />}
      title={supplier.name}
      note={[t(`types.${supplier.type}`), placeText(supplier.place, locale)].join(' · ')}
      words={words}
    />
  )
}

function TextLine({ row, words }: ResultProps) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { kind, title, note } = row.card as FoundText
  return (
    <Line
      href={kind === 'reference' ? row.path : localePath(locale, row.path)}
      eyebrow={t(kind)}
      title={title}
      note={row.name && note ? note : snippet(row.body, words) || note}
      words={words}
    />
  )
}

const lines: Record<Exclude<SearchKind, 'species'>, (props: ResultProps) => ReactNode> = {
  products: ProductLine,
  recipes: TextLine,
  guides: GuideLine,
  articles: TextLine,
  suppliers: SupplierLine,
  topics: TextLine,
  references: TextLine,
}

interface OtherResultsProps {
  kind: keyof typeof lines
  rows: readonly StatementRow[]
  words: readonly string[]
}

/** Results of a kind other than species, one a line. */
export function OtherResults({ kind, rows, words }: OtherResultsProps) {
  const Result = lines[kind]
  return (
    <ul className={kind === 'products' ? 'found-lines' : 'found-lines in-columns'}>
      {rows.map((row) => (
        <Result key={row.document} row={row} words={words} />
      ))}
    </ul>
  )
}
