import { ListedCard } from '@/blocks/listed-card'
import { getLikedCards } from '@/domains/catalog/query'
import { localePath } from '@/foundation/routing/locale-path'
import { AccountPage } from '@/site/accounts/account-page'
import { AccountPager, pageOf } from '@/site/accounts/account-pager'
import { type AccountPageData, accountHead, loadAccountPage } from '@/site/accounts/account-reader'
import type { Page, SiteRequest } from '@/site/page'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { useTranslations } from '@/ui/texts'

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

type LikedCards = Awaited<ReturnType<typeof getLikedCards>>

interface Data extends AccountPageData, LikedCards {
  page: number
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadAccountPage(request, path)
  const { payload, user, locale } = data
  const page = pageOf(data.text('page'))
  const likes = await getLikedCards({ payload, user, locale, draft: false }, { page, limit: pageSize })
  return { ...data, ...likes, page }
}

function View({ locale, user, liked, total, page, pages }: Data) {
  const t = useTranslations()
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

export const likesPage: Page<Data> = {
  load,
  head: (_, { locale }) => accountHead(locale, 'likes'),
  View,
  maxAge: 0,
}
