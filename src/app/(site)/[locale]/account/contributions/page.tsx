import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ownContributions } from '@/domains/moderation/own'
import { localePath } from '@/foundation/routing/locale-path'
import { newGuidePath } from '@/foundation/routing/paths'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawings/drawing'
import { EmptyState } from '@/ui/empty-state'
import { ContributionLine } from '@/ui/patterns/contribution-line'
import { AccountPage } from '../../../accounts/account-page'
import { type AccountPageProps, accountMetadata, ownFactsOf } from '../../../accounts/facts'
import { OwnPager, pageOf } from '../../../accounts/own-pager'

export const dynamic = 'force-dynamic'

const path = '/account/contributions'
const pageSize = 20

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'contributions')
}

export default async function ContributionsPage(props: AccountPageProps) {
  const { locale, payload, user, text } = await ownFactsOf(props, path)
  const page = pageOf(text('page'))
  const reader = { payload, user, locale, draft: false }
  const { contributions, total } = await ownContributions(reader, {
    from: (page - 1) * pageSize,
    count: pageSize,
  })
  const say = await getTranslations()
  const write = (
    <ButtonLink kind="secondary" href={newGuidePath}>
      {say('accounts.contributions.write')}
    </ButtonLink>
  )
  return (
    <AccountPage path={path} title={say('accounts.contributions.title')} email={user.email}>
      {total === 0 ? (
        <EmptyState
          title={say('accounts.contributions.emptyTitle')}
          drawing={<Drawing kind="states" name="no-reviews" />}
          action={write}
        >
          <p>{say('accounts.contributions.empty')}</p>
        </EmptyState>
      ) : (
        <>
          <p>{say('accounts.contributions.note')}</p>
          <ul>
            {contributions.map(({ kind, id, title, text, about, state, declined, updatedAt, adminPath }) => (
              <ContributionLine
                key={id}
                contribution={{
                  of: kind,
                  kind: say(`contributions.moderation.kinds.${kind}`),
                  title: title ?? undefined,
                  text: text ?? undefined,
                  about: about ? { title: about.title, href: localePath(locale, about.path) } : undefined,
                  date: updatedAt,
                  state,
                  reason: declined ? say(`contributions.mails.reasons.${declined.reason}`) : undefined,
                  note: declined?.note ?? undefined,
                  edit: adminPath,
                }}
              />
            ))}
          </ul>
          <OwnPager path={path} page={page} pages={Math.ceil(total / pageSize)} />
          <p>{write}</p>
        </>
      )}
    </AccountPage>
  )
}
