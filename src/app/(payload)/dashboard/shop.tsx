import type { AdminViewServerProps } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { shopFigures } from '@/domains/panel/figures'
import { draftProducts, type MyShop, ordersToAnswer } from '@/domains/panel/shop'
import { stockLevels } from '@/domains/panel/stock-levels'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Drafts } from './drafts'
import { ShopFigures } from './figures'
import { OpeningSteps } from './opening-steps'
import { OrdersToAnswer } from './orders-to-answer'
import { RunningOut } from './running-out'

interface ShopDashboardProps {
  req: AdminViewServerProps['initPageResult']['req']
  shop: MyShop
}

/** Low stocks that the dashboard names. */
const lowStocks = 6

/** What waits for a vendor: orders, stock that runs out, drafts and the figures of the last days. */
export async function ShopDashboard({ req, shop }: ShopDashboardProps) {
  const { t, locale } = panelMessages(req.i18n, 'dashboard')
  const [orders, stock, drafts, figures] = await Promise.all([
    ordersToAnswer(req),
    stockLevels(req, { locale, onlyLow: true, count: lowStocks }),
    draftProducts(req),
    shopFigures(req),
  ])
  return (
    <>
      <header className="dash__head">
        <h2 className="dash__shop">{shop.name}</h2>
        {shop.slug ? (
          <a href={localePath(locale, documentPath('vendors', shop.slug))}>{t('shop.seeShop')}</a>
        ) : (
          <span>{t('shop.notPublic')}</span>
        )}
        <a className="dash__action" href="/admin/collections/products/create">
          {t('shop.addProduct')}
        </a>
      </header>
      {shop.opening ? <OpeningSteps steps={shop.opening} t={t} /> : null}
      <OrdersToAnswer {...orders} i18n={req.i18n} locale={locale} t={t} />
      <div className="dash__columns">
        <RunningOut levels={stock.levels} locale={locale} t={t} />
        <Drafts {...drafts} locale={locale} t={t} />
      </div>
      <ShopFigures figures={figures} locale={locale} t={t} />
    </>
  )
}
