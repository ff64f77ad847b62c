import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListedCard } from '@/blocks/listed-card'
import { getLikedCards } from '@/domains/catalog/query'
import { localePath } from '@/foundation/routing/locale-path'
import { AccountPage } from '@/site/accounts/account-page'
import { AccountPager, pageOf } from '@/site/accounts/account-pager'
import { type AccountPageProps, accountMetadata, loadAccountPage } from '@/site/accounts/account-reader'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'

export const dynamic = 'force-dynamic'

const path = '/account/likes'
const pageSize = 100

/** Groups in order, with their headings. */
const groups = {
  mushrooms: 'archive.speciesTitle',
  growingguides: 'archive.guidesTitle',
  recipes: 'recipes.title',
  posts: 'articles.posts.title',
  projects: 'articles.projects.title',
  products: 'site.nav.products',
  vendors: 'suppliers.crumb.vendors',
  wholesale: 'suppliers.crumb.wholesale',
  dropshipping: 'suppliers.crumb.dropshipping',
} as const

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'likes')
}

export default async function LikesPage(props: AccountPageProps) {
  const { locale, payload, user, text } = await loadAccountPage(props, path)
  const page = pageOf(text('page'))
  const reader = { payload, user, locale, draft: false }
  const { liked, total, pages } = await getLikedCards(reader, { page, limit: pageSize })
  const t = await getTranslations()
  const sections = Object.entries(groups).flatMap(([collection, name]) => {
    const items = liked.filter((item) => item.collection === collection)
    return items.length > 0 ? [{ name, items }] : []
  })
  return (
    <AccountPage path={path} title={t('accounts.likes.title')} email={user.email}>
      {total === 0 ? (
        <EmptyState
          title={t('accounts.likes.emptyTitle')}
          drawing={<Drawing kind="states" name="nothing-kept" />}
          action={
            <ButtonLink kind="secondary" href={localePath(locale, '/mushrooms/species')}>
              {t('accounts.likes.browse')}
            </ButtonLink>
          }
        >
          <p>{t('accounts.likes.empty')}</p>
        </EmptyState>
      ) : (
        <p>{t('accounts.likes.lead', { count: total })}</p>
      )}
      {sections.map(({ name, items }) => (
        <section className="stack" key={name}>
          <h2>{t(name)}</h2>
          <ul className="archive-grid">
            {items.map((item) => (
              <ListedCard key={item.card.id} {...item} />
            ))}
          </ul>
        </section>
      ))}
      <AccountPager path={path} page={page} pages={pages} />
    </AccountPage>
  )
}
