import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { PanelView } from '@/app/(payload)/panel-view'
import { stockLevels } from '@/domains/panel/stock-levels'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { isStaff, isVendor } from '@/foundation/payload/access'
import './stock.css'
import { StockForm } from './stock-form'

/** Stocks on one page. */
const pageSize = 100

type SearchParams = AdminViewServerProps['searchParams']

const numberOf = (params: SearchParams, name: string) =>
  Number.parseInt(String([params?.[name]].flat()[0]), 10) || 0

/** What the last save did, which its redirect has in the query string. */
function Outcome({ searchParams, t }: { searchParams: SearchParams; t: DynamicTranslator }) {
  const saved = numberOf(searchParams, 'saved')
  const stale = numberOf(searchParams, 'stale')
  return (
    <>
      {saved > 0 ? <p role="status">{t('saved', { count: saved })}</p> : null}
      {stale > 0 ? <p role="alert">{t('stale', { count: stale })}</p> : null}
      {searchParams?.attempt ? <p role="alert">{t('failed')}</p> : null}
    </>
  )
}

interface PagesProps {
  page: number
  pages: number
  t: DynamicTranslator
}

function Pages({ page, pages, t }: PagesProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={t('pages')} className="stock__pages">
      {page > 1 ? <a href={`/admin/stock?page=${page - 1}`}>{t('previous')}</a> : null}
      <span>{t('page', { page, pages })}</span>
      {page < pages ? <a href={`/admin/stock?page=${page + 1}`}>{t('next')}</a> : null}
    </nav>
  )
}

/** The stock of all own products in one table, the lowest first. */
export async function StockView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { req } = initPageResult
  if (!isStaff(req.user) && !isVendor(req.user)) notFound()
  const { t, locale } = panelMessages(req.i18n, 'stock')
  const page = Math.min(Math.max(numberOf(searchParams, 'page'), 1), 10_000)
  const { levels, total } = await stockLevels(req, { locale, count: pageSize, from: (page - 1) * pageSize })
  return (
    <PanelView {...props} className="stock-view">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Outcome searchParams={searchParams} t={t} />
      {levels.length > 0 ? <StockForm levels={levels} locale={locale} /> : <p>{t('empty')}</p>}
      <Pages page={page} pages={Math.ceil(total / pageSize)} t={t} />
    </PanelView>
  )
}
