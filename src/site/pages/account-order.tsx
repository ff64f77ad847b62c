import { trackShown } from '@/domains/measurement/attributes'
import { OrderTitle } from '@/domains/orders/components/order-title'
import { orderPath, ordersPath } from '@/domains/orders/paths'
import { getMyOrder, type OrderView } from '@/domains/orders/queries'
import type { SupplierView } from '@/domains/suppliers/view'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { notFound } from '@/foundation/routing/signals'
import type { Head } from '@/foundation/seo/metadata'
import { AccountPage } from '@/site/accounts/account-page'
import { type AccountPageData, loadAccountPage } from '@/site/accounts/account-reader'
import { loadSeller } from '@/site/market/load-seller'
import { OrderSections } from '@/site/market/order-sections'
import type { Page, SiteRequest } from '@/site/page'
import { useTranslations } from '@/ui/texts'

type Request = SiteRequest<{ number: string }>

interface Data extends AccountPageData {
  order: OrderView
  seller: SupplierView | null
}

async function load(request: Request): Promise<Data> {
  const { number } = request.params
  const data = await loadAccountPage(request, orderPath(number))
  const { payload, user, locale } = data
  const order = await getMyOrder({ payload, user, locale, draft: false }, number)
  if (!order) notFound()
  return { ...data, order, seller: await loadSeller({ payload, locale }, order) }
}

function head(_: Data, { locale, params: { number } }: Request): Head {
  const t = translator(locale, 'orders')
  return { title: t('order', { number }), robots: { index: false, follow: false } }
}

function View({ locale, user, submission, done, order, seller }: Data) {
  const t = useTranslations('orders')
  const { number } = order
  return (
    <AccountPage
      path={ordersPath}
      currentPath={orderPath(number)}
      title={<OrderTitle number={number} />}
      email={user.email}
      done={done === 'sent' ? t('sent') : undefined}
    >
      {done === 'sent' ? <span hidden {...trackShown('send_request')} /> : null}
      <OrderSections order={order} seller={seller} submission={submission} />
      <p>
        <a href={localePath(locale, ordersPath)}>{t('back')}</a>
      </p>
    </AccountPage>
  )
}

/** The page of one order request. */
export const orderPage: Page<Data, { number: string }> = { load, head, View, maxAge: 0 }
