import { DeletionNotice } from '@/domains/contributions/components/deletion-notice'
import { type Deletion, loadDeletion } from '@/domains/contributions/components/load-deletion'
import { type MyContribution, myContributions } from '@/domains/moderation/my-contributions'
import { localePath } from '@/foundation/routing/locale-path'
import { newGuidePath } from '@/foundation/routing/paths'
import { AccountPage } from '@/site/accounts/account-page'
import { AccountPager, pageOf } from '@/site/accounts/account-pager'
import { type AccountPageData, accountHead, loadAccountPage } from '@/site/accounts/account-reader'
import { MyContributionItem } from '@/site/accounts/my-contribution'
import type { Page, SiteRequest } from '@/site/page'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { useTranslations } from '@/ui/texts'

const path = '/account/contributions'
const pageSize = 20

interface Data extends AccountPageData {
  page: number
  contributions: MyContribution[]
  total: number
  deletion: Deletion | null
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadAccountPage(request, path)
  const { locale, payload, user, submission, text, done } = data
  const page = pageOf(text('page'))
  const reader = { payload, user, locale, draft: false }
  const [mine, deletion] = await Promise.all([
    myContributions(reader, { from: (page - 1) * pageSize, count: pageSize }),
    loadDeletion({ reader, query: { done, kind: text('kind'), undo: text('undo') }, submission }),
  ])
  return { ...data, ...mine, page, deletion }
}

function View({ locale, user, page, contributions, total, deletion }: Data) {
  const t = useTranslations()
  const write = (
    <ButtonLink kind="secondary" href={newGuidePath}>
      {t('accounts.contributions.write')}
    </ButtonLink>
  )
  return (
    <AccountPage path={path} title={t('accounts.contributions.title')} email={user.email}>
      <DeletionNotice deletion={deletion} from={localePath(locale, path)} />
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

export const myContributionsPage: Page<Data> = {
  load,
  head: (_, { locale }) => accountHead(locale, 'contributions'),
  View,
  maxAge: 0,
}
