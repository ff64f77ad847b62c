import { ReportLink } from '@/domains/contributions/components/report-link'
import { placeText } from '@/domains/suppliers/place-text'
import type { SupplierView } from '@/domains/suppliers/view'
import { ButtonLink } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { SupplierHead } from '@/ui/patterns/supplier-head'
import { useLocale, useTranslations } from '@/ui/texts'
import { Contacts } from './contacts'
import { Logo } from './logo'

interface SupplierHeaderProps {
  supplier: SupplierView
  /** Zero hides the link to the products section. */
  productCount: number
}

/** The top of a supplier's page: name, rating, contacts and actions. */
export function SupplierHeader({ supplier, productCount }: SupplierHeaderProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { card, website } = supplier
  return (
    <SupplierHead
      supplier={{
        name: card.name,
        kind: t(`suppliers.types.${card.type}`),
        place: placeText(card.place, locale),
        rating: { average: card.averageRating, count: card.ratingCount },
        description: <InlineText text={card.description} />,
        logo: <Logo supplier={card} urgent />,
      }}
      contacts={<Contacts supplier={supplier} />}
      actions={
        <>
          {website ? (
            <ButtonLink href={website} rel="nofollow noopener external">
              {t('suppliers.viewStore')}
            </ButtonLink>
          ) : null}
          {productCount > 0 ? (
            <ButtonLink kind="secondary" href="#products">
              {t('suppliers.viewProducts', { count: productCount })}
            </ButtonLink>
          ) : null}
          <LikeButton
            label={t('contributions.like')}
            item={`${card.kind}:${card.id}`}
            count={card.likeCount}
          />
          <ReportLink entry={`${card.kind}:${card.id}`} isPage />
        </>
      }
    />
  )
}
