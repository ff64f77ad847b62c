import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { agoText, panelMessages } from '@/app/(payload)/panel-messages'
import { SampleContent } from '@/app/(payload)/sample-content/sample-content'
import { SearchForm } from '@/app/(payload)/search/search-form'
import { readershipFigures } from '@/domains/measurement/figures'
import { editorialDraftEntries } from '@/domains/panel/drafts'
import { myShopState } from '@/domains/panel/shop'
import { untranslated, waitingForStaff } from '@/domains/panel/waiting'
import { listMisses } from '@/domains/search/misses'
import { isAdmin, isStaff } from '@/foundation/payload/access'
import { localePath } from '@/foundation/routing/locale-path'
import { CollectionLinks, type NavGroup } from './collection-links'
import './dashboard.css'
import { DraftEntries } from './draft-entries'
import { MemberDashboard } from './member'
import { OperatorMissing } from './operator-missing'
import { Readership } from './readership'
import { SearchMisses } from './search-misses'
import { ShopDashboard } from './shop'
import { Translations } from './translations'
import { WaitingTiles } from './waiting-tiles'

type Props = AdminViewServerProps & { navGroups: readonly NavGroup[] }

type Request = AdminViewServerProps['initPageResult']['req']

/** Searches without results that are shown. */
const maxMisses = 8

/** What waits for editors and administrators. */
async function StaffDashboard({ req }: { req: Request }) {
  const { t, locale } = panelMessages(req.i18n, 'dashboard')
  const [waiting, drafts, texts, misses, figures] = await Promise.all([
    waitingForStaff(req, locale),
    editorialDraftEntries(req),
    untranslated(req),
    listMisses(req.payload, maxMisses),
    readershipFigures(req.payload, locale),
  ])
  const [oldest] = waiting
    .flatMap((one) => one.oldest ?? [])
    .sort((one, other) => one.getTime() - other.getTime())
  return (
    <>
      <p>{oldest ? t('oldest', { when: agoText(oldest, locale) }) : t('nothing')}</p>
      <WaitingTiles locale={locale} t={t} waiting={waiting} />
      <DraftEntries {...drafts} locale={locale} t={t} />
      <Translations {...texts} t={t} />
      <Readership figures={figures} i18n={req.i18n} />
      <p>
        <a href="/admin/coverage">{t('coverage')}</a>
      </p>
      <p>
        <a href={localePath(locale, '/blocks')}>{t('allBlocks')}</a>
      </p>
      <SearchMisses locale={locale} misses={misses} t={t} />
    </>
  )
}

/** The start page of the panel: what waits for its user, and everything the user can edit. */
export async function DashboardView({ initPageResult, navGroups }: Props) {
  const { req } = initPageResult
  const { user } = req
  if (!user) return null
  const { t } = panelMessages(req.i18n, 'dashboard')
  const shop = await myShopState(req)
  const isStaffMember = isStaff(user)
  const name = ('alias' in user && user.alias) || ('name' in user && user.name) || user.email
  return (
    <Gutter className="dash">
      <header className="dash__head">
        <h1>{t('welcome', { name: String(name) })}</h1>
        <a href="/">{t('toSite')}</a>
      </header>
      {isStaffMember || shop ? <SearchForm id="dashboard-search" i18n={req.i18n} /> : null}
      {isAdmin(user) ? <OperatorMissing req={req} /> : null}
      {isStaffMember ? <StaffDashboard req={req} /> : null}
      {shop?.runs ? <ShopDashboard req={req} shop={shop} /> : null}
      {isStaffMember || shop?.runs ? null : <MemberDashboard applied={shop?.name ?? null} req={req} />}
      <CollectionLinks groups={navGroups} i18n={req.i18n} title={t('collections')} />
      <SampleContent req={req} />
    </Gutter>
  )
}
