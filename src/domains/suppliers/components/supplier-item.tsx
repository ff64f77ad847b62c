import type { SupplierCard as Card } from '@/domains/suppliers/listing'
import { placeText } from '@/domains/suppliers/place-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { SupplierCard } from '@/ui/patterns/supplier-card'
import { useLocale, useTranslations } from '@/ui/texts'
import { Logo } from './logo'
import { BriefTerms } from './terms'

interface SupplierItemProps {
  supplier: Card
  /** Distance from the user or a place: "24 mi". */
  distance?: string | null
  /** Its number on the map beside the list. */
  mark?: number
  urgent?: boolean
}

/** A card of a vendor, wholesaler or dropshipper. */
export function SupplierItem({ supplier, distance, mark, urgent }: SupplierItemProps) {
  const t = useTranslations('suppliers')
  const locale = useLocale()
  const all = useTranslations('contributions')
  const { id, kind, slug, name, likeCount, type, place, description, hasStore, averageRating, ratingCount } =
    supplier
  return (
    <SupplierCard
      supplier={{
        href: localePath(locale, documentPath(kind, slug)),
        name,
        kind: [t(`types.${type}`), ...(hasStore ? [t('storeHere')] : [])].join(' · '),
        place: placeText(place, locale),
        distance,
        rating: { average: averageRating, count: ratingCount },
        description: <InlineText text={description} />,
        terms: <BriefTerms wholesale={supplier.wholesale} dropshipping={supplier.dropshipping} />,
        logo: <Logo supplier={supplier} urgent={urgent} />,
        like: (
          <LikeButton
            small
            label={all('likeTitle', { title: name })}
            item={`${kind}:${id}`}
            count={likeCount}
          />
        ),
        mark: mark === undefined ? undefined : { number: mark, label: t('onMap', { number: mark }) },
      }}
    />
  )
}
