import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GuideItem } from '@/blocks/guide-item'
import { ownLikes } from '@/domains/listings/liked'
import { SpeciesCard } from '@/domains/species/components/species-card'
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

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'likes')
}

export default async function LikesPage(props: AccountPageProps) {
  const { locale, payload, user, text } = await ownFactsOf(props, path)
  const page = pageOf(text('page'))
  const reader = { payload, user, locale, draft: false }
  const { liked, total, pages } = await ownLikes(reader, { page, limit: pageSize })
  const say = await getTranslations('accounts')
  const species = liked.flatMap((one) => (one.collection === 'mushrooms' ? [one.card] : []))
  const guides = liked.flatMap((one) => (one.collection === 'growingguides' ? [one.card] : []))
  return (
    <AccountPage path={path} title={say('likes.title')} email={user.email}>
      {total === 0 ? (
        <EmptyState
          title={say('likes.emptyTitle')}
          drawing={<Drawing kind="states" name="nothing-kept" />}
          action={
            <ButtonLink kind="secondary" href={localePath(locale, '/mushrooms/species')}>
              {say('likes.browse')}
            </ButtonLink>
          }
        >
          <p>{say('likes.empty')}</p>
        </EmptyState>
      ) : (
        <p>{say('likes.lead', { count: total })}</p>
      )}
      {species.length > 0 ? (
        <ul className="archive-grid">
          {species.map((card) => (
            <SpeciesCard key={card.id} species={card} />
          ))}
        </ul>
      ) : null}
      {guides.length > 0 ? (
        <ul className="guide-list">
          {guides.map((guide) => (
            <GuideItem key={guide.id} guide={guide} />
          ))}
        </ul>
      ) : null}
      <OwnPager path={path} page={page} pages={pages} />
    </AccountPage>
  )
}
