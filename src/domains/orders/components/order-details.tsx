import type { OrderView } from '@/domains/orders/queries'
import { townLine } from '@/domains/suppliers/address-format'
import { countryName } from '@/domains/suppliers/place-text'
import type { Locale } from '@/foundation/i18n/locales'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

/** The buyer's contact details and note. */
export function OrderContact({ order: { contact, note } }: { order: OrderView }) {
  const t = useTranslations('orders.sections')
  const locale = useLocale() as Locale
  return (
    <section className="order-part" aria-labelledby="order-contact">
      <h2 id="order-contact">{t('contact')}</h2>
      <p>
        {contact.name}
        <br />
        {contact.street}
        <br />
        {townLine(contact)}
        <br />
        {countryName(contact.country, locale)}
        <br />
        {[contact.email, contact.phone].filter(Boolean).join(', ')}
      </p>
      {note ? (
        <>
          <h3>{t('note')}</h3>
          <p>{note}</p>
        </>
      ) : null}
    </section>
  )
}

/** The states that an order went through, with their notes. */
export function OrderHistory({ order: { history } }: { order: OrderView }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  return (
    <section className="order-part" aria-labelledby="order-history">
      <h2 id="order-history">{t('sections.history')}</h2>
      <ol className="order-history">
        {history.map(({ status, at, note }) => (
          <li key={at.getTime()}>
            <b>{t(`states.${status}`)}</b>{' '}
            <time className="caption" dateTime={at.toISOString()}>
              {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
