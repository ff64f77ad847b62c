import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeletionResult } from '@/domains/contributions/components/deletion-result'
import { myContributions } from '@/domains/moderation/my-contributions'
import { localePath } from '@/foundation/routing/locale-path'
import { newGuidePath } from '@/foundation/routing/paths'
import { AccountPage } from '@/site/accounts/account-page'
import { AccountPager, pageOf } from '@/site/accounts/account-pager'
import { type AccountPageProps, accountMetadata, loadAccountPage } from '@/site/accounts/account-reader'
import { MyContributionItem } from '@/site/accounts/my-contribution'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'

export const dynamic = 'force-dynamic'

const path = '/account/contributions'
const pageSize = 20

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'contributions')
}

export default async function ContributionsPage(props: AccountPageProps) {
  const { locale, payload, user, submission, text, done } = await loadAccountPage(props, path)
  const page = pageOf(text('page'))
  const reader = { payload, user, locale, draft: false }
  const { contributions, total } = await myContributions(reader, {
    from: (page - 1) * pageSize,
    count: pageSize,
  })
  const t = await getTranslations()
  const write = (
    <ButtonLink kind="secondary" href={newGuidePath}>
      {t('accounts.contributions.write')}
    </ButtonLink>
  )
  return (
    <AccountPage path={path} title={t('accounts.contributions.title')} email={user.email}>
      <DeletionResult
        reader={reader}
        query={{ done, kind: text('kind'), undo: text('undo') }}
        submission={submission}
        from={localePath(locale, path)}
      />
      {total === 0 ? (
        <EmptyState
          title={t('accounts.contributions.emptyTitle')}
          drawing={<Drawing kind="states" name="no-reviews" />}
          action={write}
        >
          <p>{t('accounts.contributions.empty')}</p>
        </EmptyState>
      ) : (
        <>
          <p>{t('accounts.contributions.note')}</p>
          <ul>
            {contributions.map((contribution) => (
              <MyContributionItem key={contribution.id} contribution={contribution} path={path} />
            ))}
          </ul>
          <AccountPager path={path} page={page} pages={Math.ceil(total / pageSize)} />
          <p>{write}</p>
        </>
      )}
    </AccountPage>
  )
}
