import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SavedItem } from '@/domains/saved/components/saved-item'
import { SavedItemForm } from '@/domains/saved/components/saved-item-form'
import { UndoDeletion } from '@/domains/saved/components/undo-deletion'
import { isSavedList, type SavedList, savedListPath, savedLists } from '@/domains/saved/lists'
import {
  countSavedItems,
  getSavedItem,
  listSavedItems,
  type SavedItemView,
  speciesOptions,
} from '@/domains/saved/queries'
import { accountPaths } from '@/domains/users/paths'
import type { Reader } from '@/foundation/payload/reader'
import { isUuid } from '@/foundation/payload/uuid'
import { localePath } from '@/foundation/routing/locale-path'
import { notFound } from '@/foundation/routing/signals'
import { withQuery } from '@/foundation/routing/with-query'
import { AccountPage } from '@/site/accounts/account-page'
import { AccountPager, pageOf } from '@/site/accounts/account-pager'
import { type AccountPageProps, accountMetadata, loadAccountPage } from '@/site/accounts/account-reader'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { LinkTabs } from '@/ui/link-tabs'
import { Notice } from '@/ui/notice'

export const dynamic = 'force-dynamic'

interface Props extends Omit<AccountPageProps, 'params'> {
  params: Promise<Awaited<AccountPageProps['params']> & { list: string }>
}

export function generateMetadata(props: Props): Promise<Metadata> {
  return accountMetadata(props, 'lists')
}

interface ListProps {
  list: SavedList
  items: readonly SavedItemView[]
  locale: Reader['locale']
}

async function List({ list, items, locale }: ListProps) {
  const t = await getTranslations('accounts')
  if (items.length > 0)
    return (
      <ul className="archive-grid">
        {items.map((item) => (
          <SavedItem key={item.id} list={list} item={item} />
        ))}
      </ul>
    )
  return (
    <EmptyState
      title={t(`lists.emptyTitle.${list}`)}
      drawing={<Drawing kind="states" name="nothing-kept" />}
      action={
        <ButtonLink kind="secondary" href={localePath(locale, '/mushrooms/species')}>
          {t('likes.browse')}
        </ButtonLink>
      }
    >
      <p>{t(`lists.empty.${list}`)}</p>
    </EmptyState>
  )
}

/** What the address asks for: the form of a new item, or of one of the reader's. */
async function loadForm(reader: Reader, add: string | undefined, edit: string | undefined) {
  const item = edit && isUuid(edit) ? await getSavedItem(reader, edit) : null
  if (!add && !item) return null
  const options = await speciesOptions(reader)
  return { item, options, species: item?.species?.id ?? options.find(({ slug }) => slug === add)?.value }
}

/** One of the user's personal lists. */
export default async function SavedListPage(props: Props) {
  const { list } = await props.params
  if (!isSavedList(list)) notFound()
  const { add, edit } = await props.searchParams
  const query = {
    add: typeof add === 'string' ? add : undefined,
    edit: typeof edit === 'string' ? edit : undefined,
  }
  const path = savedListPath(list)
  const from = withQuery(path, query)
  const { locale, payload, user, submission, text, done } = await loadAccountPage(props, from)
  const reader = { payload, user, locale, draft: false }
  const page = pageOf(text('page'))
  const [form, { items, pages }, counts] = await Promise.all([
    loadForm(reader, query.add, query.edit),
    listSavedItems(reader, list, page),
    countSavedItems(reader),
  ])
  const t = await getTranslations('accounts')
  return (
    <AccountPage
      path={accountPaths.lists}
      currentPath={path}
      title={t('lists.title')}
      email={user.email}
      done={done === 'saved' ? t('lists.saved') : undefined}
    >
      <LinkTabs
        label={t('lists.title')}
        tabs={savedLists.map((one) => ({
          title: t(`lists.names.${one}`),
          href: localePath(locale, savedListPath(one)),
          count: counts[one],
          current: one === list,
        }))}
      />
      <p>{t(`lists.notes.${list}`)}</p>
      {submission?.form === '/delete' ? <UndoDeletion list={list} values={submission.values} /> : null}
      {list === 'finds' ? (
        <Notice kind="warning" title={t('lists.warningTitle')}>
          <p>{t('lists.warning')}</p>
        </Notice>
      ) : null}
      {form ? (
        <section className="stack saved-form" aria-labelledby="saved-form">
          <h2 id="saved-form">{form.item ? t('lists.editTitle') : t(`lists.addTitle.${list}`)}</h2>
          <SavedItemForm list={list} from={from} submission={submission} {...form} />
        </section>
      ) : (
        <p>
          <ButtonLink href={localePath(locale, withQuery(path, { add: 'new' }))}>
            {t(`lists.addTitle.${list}`)}
          </ButtonLink>
        </p>
      )}
      <List list={list} items={items} locale={locale} />
      <AccountPager path={path} page={page} pages={pages} />
    </AccountPage>
  )
}
