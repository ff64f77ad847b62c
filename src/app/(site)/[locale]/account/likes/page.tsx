import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListedCard } from '@/blocks/listed-card'
import { ownLikes } from '@/domains/listings/liked'
import { localePath } from '@/foundation/routing/locale-path'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawings/drawing'
import { EmptyState } from '@/ui/empty-state'
import { AccountPage } from '../../../accounts/account-page'
import { type AccountPageProps, accountMetadata, ownFactsOf } from '../../../accounts/facts'
import { OwnPager, pageOf } from '../../../accounts/own-pager'

export const dynamic = 'force-dynamic'

const path = '/account/likes'
const pageSize = 100

/** What stands together, in this order, and what it is called. */
const groups = {
  mushrooms: 'archive.speciesTitle',
  growingguides: 'archive.guidesTitle',
  products: 'site.nav.products',
  vendors: 'suppliers.crumb.vendors',
  wholesale: 'suppliers.crumb.wholesale',
  dropshipping: 'suppliers.crumb.dropshipping',
} as const

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'likes')
}

export default async function LikesPage(props: AccountPageProps) {
  const { locale, payload, user, text } = await ownFactsOf(props, path)
  const page = pageOf(text('page'))
  const reader = { payload, user, locale, draft: false }
  const { liked, total, pages } = await ownLikes(reader, { page, limit: pageSize })
  const say = await getTranslations()
  const liking = Object.entries(groups).flatMap(([collection, name]) => {
    const ones = liked.filter((one) => one.collection === collection)
    return ones.length > 0 ? [{ name, ones }] : []
  })
  return (
    <AccountPage path={path} title={say('accounts.likes.title')} email={user.email}>
      {total === 0 ? (
        <EmptyState
          title={say('accounts.likes.emptyTitle')}
          drawing={<Drawing kind="states" name="nothing-kept" />}
          action={
            <ButtonLink kind="secondary" href={localePath(locale, '/mushrooms/species')}>
              {say('accounts.likes.browse')}
            </ButtonLink>
          }
        >
          <p>{say('accounts.likes.empty')}</p>
        </EmptyState>
      ) : (
        <p>{say('accounts.likes.lead', { count: total })}</p>
      )}
      {liking.map(({ name, ones }) => (
        <section className="stack" key={name}>
          <h2>{say(name)}</h2>
          <ul className="archive-grid">
            {ones.map((one) => (
              <ListedCard key={one.card.id} {...one} />
            ))}
          </ul>
        </section>
      ))}
      <OwnPager path={path} page={page} pages={pages} />
    </AccountPage>
  )
}
