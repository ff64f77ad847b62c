import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../../foundation/routing/locale-path'
import { documentPath } from '../../../foundation/routing/paths'
import { LikeButton } from '../../../ui/like-button'
import { Marked } from '../../../ui/marked'
import { SupplierCard } from '../../../ui/patterns/supplier-card'
import type { SupplierCard as Card } from '../listing'
import { placeText } from '../place-text'
import { Logo } from './logo'
import { BriefTerms } from './terms'

interface SupplierItemProps {
  supplier: Card
  /** Kilometres from the reader, where that was asked. */
  distance?: number | null
  /** Its number on the map beside the list. */
  mark?: number
  urgent?: boolean
}

/** A vendor, wholesaler or dropshipper in a list. */
export function SupplierItem({ supplier, distance, mark, urgent }: SupplierItemProps) {
  const say = useTranslations('suppliers')
  const locale = useLocale()
  const all = useTranslations('contributions')
  const { id, kind, slug, name, likeCount, type, place, description, hasStore, averageRating, ratingCount } =
    supplier
  return (
    <SupplierCard
      supplier={{
        href: localePath(locale, documentPath(kind, slug)),
        name,
        kind: [say(`types.${type}`), ...(hasStore ? [say('storeHere')] : [])].join(' · '),
        place: placeText(place, locale),
        distance,
        rating: { average: averageRating, count: ratingCount },
        description: <Marked text={description} />,
        terms: <BriefTerms wholesale={supplier.wholesale} dropshipping={supplier.dropshipping} />,
        logo: <Logo supplier={supplier} urgent={urgent} />,
        like: (
          <LikeButton
            small
            label={all('likeThing', { title: name })}
            item={`${kind}:${id}`}
            count={likeCount}
          />
        ),
        mark: mark === undefined ? undefined : { number: mark, label: say('onMap', { number: mark }) },
      }}
    />
  )
}
