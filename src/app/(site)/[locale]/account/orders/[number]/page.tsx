import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { trackShown } from '@/domains/measurement/attributes'
import { OrderTitle } from '@/domains/orders/components/order-title'
import { orderPath, ordersPath } from '@/domains/orders/paths'
import { getMyOrder } from '@/domains/orders/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { notFound } from '@/foundation/routing/signals'
import { AccountPage } from '@/site/accounts/account-page'
import { type AccountPageProps, loadAccountPage } from '@/site/accounts/account-reader'
import { OrderSections } from '@/site/market/order-sections'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

export const dynamic = 'force-dynamic'

type Props = AccountPageProps & { params: Promise<LocaleParams & { number: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number, ...rest } = await params
  localeOf(rest)
  const t = await getTranslations('orders')
  return { title: t('order', { number }), robots: { index: false, follow: false } }
}

/** The page of one order request. */
export default async function OrderPage(props: Props) {
  const { number } = await props.params
  const { locale, payload, user, submission, done } = await loadAccountPage(props, orderPath(number))
  const order = await getMyOrder({ payload, user, locale, draft: false }, number)
  if (!order) notFound()
  const t = await getTranslations('orders')
  return (
    <AccountPage
      path={ordersPath}
      currentPath={orderPath(number)}
      title={<OrderTitle number={number} />}
      email={user.email}
      done={done === 'sent' ? t('sent') : undefined}
    >
      {done === 'sent' ? <span hidden {...trackShown('send_request')} /> : null}
      <OrderSections order={order} reader={{ payload, locale, draft: false }} submission={submission} />
      <p>
        <a href={localePath(locale, ordersPath)}>{t('back')}</a>
      </p>
    </AccountPage>
  )
}
