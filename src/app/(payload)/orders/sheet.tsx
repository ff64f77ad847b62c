import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { orderInLanguage, type TranslatedOrder } from '@/domains/orders/current-offers'
import { answerDays } from '@/domains/orders/states'
import { totalWithDelivery } from '@/domains/orders/total-with-delivery'
import { townLine } from '@/domains/suppliers/address-format'
import { supplierName } from '@/domains/suppliers/name'
import { countryName } from '@/domains/suppliers/place-text'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import { moneyText } from '@/ui/money'
import { orderTranslator } from './messages'
import './order-sheet.css'
import { PrintButton } from './print-button.client'
import { OrderSteps } from './steps'

type Order = NonNullable<DocumentViewServerProps['doc']>

interface SheetProps {
  order: Order
  locale: Locale
  t: DynamicTranslator
}

const day = 24 * 60 * 60 * 1000

function dateText(date: string | number | Date, locale: Locale, timeStyle?: 'short'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle }).format(new Date(date))
}

/** Who the order is for, where it goes and what the buyer writes. */
function Address({ order: { contact, note }, locale, t }: SheetProps) {
  const { name, street, country, email, phone } = contact
  return (
    <div className="order-sheet__columns">
      <section>
        <h2>{t('for')}</h2>
        <p>
          <strong>{name}</strong>
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        {phone ? <p>{phone}</p> : null}
      </section>
      <section>
        <h2>{t('delivery')}</h2>
        <address>
          {[name, street, townLine(contact), countryName(country, locale)].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      {note ? (
        <section>
          <h2>{t('note')}</h2>
          <p className="order-sheet__note">{note}</p>
        </section>
      ) : null}
    </div>
  )
}

/** What to pack, with a box to tick on paper. */
function Lines({ order: { lines, total, deliveryCost, currency }, locale, t }: SheetProps) {
  const money = (amount: number) => moneyText({ amount, currency }, locale)
  const withDelivery = totalWithDelivery({ total, deliveryCost })
  const sums: [name: string, amount: number][] = [
    ['total', total],
    ...(withDelivery === null
      ? []
      : [
          ['deliveryCost', deliveryCost] satisfies [string, number],
          ['totalWithDelivery', withDelivery] satisfies [string, number],
        ]),
  ]
  return (
    <table className="order-sheet__lines">
      <caption>{t('pack')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('packed')}</th>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {((lines ?? []) as Order['lines'][]).map(({ id, title, options, sku, quantity, unitPrice }) => (
          <tr key={id}>
            <td>
              <input aria-label={`${t('packed')}: ${title}`} type="checkbox" />
            </td>
            <th scope="row">
              {title}
              <small>
                {[options, sku, t('each', { price: money(unitPrice) })].filter(Boolean).join(' · ')}
              </small>
            </th>
            <td>{quantity}</td>
            <td>{money(unitPrice * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amount]) => (
          <tr key={name}>
            <th colSpan={3} scope="row">
              {t(name)}
            </th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

function History({
  order: { history },
  locale,
  t,
  stateText,
}: SheetProps & { stateText: DynamicTranslator }) {
  if (!history?.length) return null
  return (
    <section>
      <h2>{t('history')}</h2>
      <ol className="order-sheet__history">
        {(history as Order['history'][]).map(({ id, state, at, note }) => (
          <li key={id}>
            <strong>{stateText(`states.${state}`)}</strong>{' '}
            <time dateTime={at}>{dateText(at, locale, 'short')}</time>
            {note ? <span className="order-sheet__note">{note}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

async function vendorName(req: PayloadRequest, vendor: unknown): Promise<string> {
  const id = typeof vendor === 'object' && vendor !== null && 'id' in vendor ? vendor.id : vendor
  const found = await req.payload.findByID({
    collection: 'vendors',
    id: String(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return supplierName(found)
}

/** An order as a sheet to pack from and to print, with the answer beside it. */
export async function OrderSheet({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  if (!doc?.number) return null
  const { t, locale } = panelMessages(req.i18n, 'order')
  const order = await orderInLanguage(req, doc as Order & TranslatedOrder, locale)
  const stateText = orderTranslator(req.i18n) as DynamicTranslator
  const vendor = await vendorName(req, order.vendor)
  const buyer = typeof order.buyer === 'object' ? order.buyer?.id : order.buyer
  const closes = new Date(order.createdAt).getTime() + answerDays * day
  return (
    <Gutter className="order-view">
      <a className="order-view__back" href="/admin/collections/orders">
        {stateText('back')}
      </a>
      <article className="order-sheet">
        <header>
          <div>
            <h1>{t('title', { number: order.number })}</h1>
            <p>{t('requested', { date: dateText(order.createdAt, locale, 'short') })}</p>
          </div>
          <p>
            <strong>{vendor}</strong>
            <span>{stateText(`states.${order.state}`)}</span>
          </p>
        </header>
        <Address locale={locale} order={order} t={t} />
        <Lines locale={locale} order={order} t={t} />
        {order.paymentNote ? (
          <section>
            <h2>{t('payment')}</h2>
            <p className="order-sheet__note">{order.paymentNote}</p>
          </section>
        ) : null}
        <History locale={locale} order={order} stateText={stateText} t={t} />
      </article>
      <aside className="order-answer">
        <h2>{order.state === 'requested' ? t('answer', { name: order.contact.name }) : t('next')}</h2>
        {order.state === 'requested' ? <p>{t('until', { date: dateText(closes, locale) })}</p> : null}
        <OrderSteps data={order} i18n={req.i18n} id={order.id} req={req} />
        <PrintButton label={t('print')} />
        {isStaff(req.user) && buyer ? <a href={`/admin/collections/users/${buyer}`}>{t('account')}</a> : null}
      </aside>
    </Gutter>
  )
}
