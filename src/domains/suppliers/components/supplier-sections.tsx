import { directionsUrl, placeText } from '@/domains/suppliers/place-text'
import type { SupplierView } from '@/domains/suppliers/view'
import { timeZoneOf } from '@/foundation/i18n/time-zones'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import { DeliveryTerms } from './delivery-terms'
import { DotMap, useDegrees } from './dot-map'
import { OpeningHours } from './opening-hours'
import { Terms } from './terms'

interface SectionProps {
  supplier: SupplierView
}

/** The terms of a wholesaler or dropshipper; null for a vendor. */
export function TermsSection({ supplier: { card } }: SectionProps) {
  const t = useTranslations('suppliers.terms')
  const { wholesale, dropshipping } = card
  if (!wholesale && !dropshipping) return null
  return (
    <Row id="terms" title={t('title')} note={t('note')}>
      <div className="row-main">
        <Terms wholesale={wholesale} dropshipping={dropshipping} />
      </div>
    </Row>
  )
}

/** The opening hours; null where none are recorded. */
export function OpeningHoursSection({ supplier: { card, opening } }: SectionProps) {
  const t = useTranslations('suppliers.opening')
  if (opening.length === 0) return null
  return (
    <Row id="hours" title={t('title')} note={t('note')}>
      <div className="row-main">
        <OpeningHours opening={opening} timeZone={timeZoneOf(card.place)} />
      </div>
    </Row>
  )
}

/** A map of the supplier's location, with the way to its store if it has one; null without coordinates. */
export function LocationSection({ supplier: { card } }: SectionProps) {
  const t = useTranslations('suppliers')
  const locale = useLocale()
  const degrees = useDegrees(2)
  const { latitude, longitude } = card.place
  if (latitude === null || longitude === null) return null
  const coordinates = `${degrees(latitude, 'latitude')}, ${degrees(longitude, 'longitude')}`
  return (
    <Row id="where" title={t('location')} note={placeText(card.place, locale)}>
      <figure className="row-main supplier-map">
        <DotMap
          dots={[{ key: card.id, latitude, longitude }]}
          label={t('oneMapLabel', { name: card.name, coordinates })}
        />
        <figcaption className="caption numeric">
          {coordinates}
          {card.hasStore ? (
            <>
              {' · '}
              <a href={directionsUrl(latitude, longitude)} rel="nofollow noopener external">
                {t('directions')}
              </a>
            </>
          ) : null}
        </figcaption>
      </figure>
    </Row>
  )
}

/** How a vendor delivers and takes back; null where it states nothing. */
export function PolicySection({ supplier: { card, delivery, standardPolicy } }: SectionProps) {
  const t = useTranslations('suppliers.policy')
  if (!delivery) return null
  if (!standardPolicy)
    return (
      <Row id="policy" title={t('title')}>
        <div className="row-main">
          <DeliveryTerms {...delivery} />
        </div>
      </Row>
    )
  return (
    <Row id="policy" title={t('title')}>
      <div className="row-main stack">
        <p>{t('text', { name: card.name })}</p>
        <dl className="pairs">
          <div>
            <dt>{t('shipping')}</dt>
            <dd>{t('shippingText')}</dd>
          </div>
          <div>
            <dt>{t('returns')}</dt>
            <dd>{t('returnsText')}</dd>
          </div>
        </dl>
      </div>
    </Row>
  )
}
