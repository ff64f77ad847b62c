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
import { singleParam } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import { withQuery } from '@/foundation/routing/with-query'
import { AccountPage } from '@/site/accounts/account-page'
import { AccountPager, pageOf } from '@/site/accounts/account-pager'
import { type AccountPageData, accountHead, loadAccountPage } from '@/site/accounts/account-reader'
import type { Page, SiteRequest } from '@/site/page'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { LinkTabs } from '@/ui/link-tabs'
import { Notice } from '@/ui/notice'
import { useTranslations } from '@/ui/texts'

interface ListProps {
  list: SavedList
  items: readonly SavedItemView[]
  locale: Reader['locale']
}

function List({ list, items, locale }: ListProps) {
  const t = useTranslations('accounts')
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

interface ItemForm {
  item: SavedItemView | null
  options: Awaited<ReturnType<typeof speciesOptions>>
  /** The species that is selected. */
  species: string | undefined
}

/** What the address asks for: the form of a new item, or of one of the reader's. */
async function loadForm(
  reader: Reader,
  add: string | undefined,
  edit: string | undefined,
): Promise<ItemForm | null> {
  const item = edit && isUuid(edit) ? await getSavedItem(reader, edit) : null
  if (!add && !item) return null
  const options = await speciesOptions(reader)
  return { item, options, species: item?.species?.id ?? options.find(({ slug }) => slug === add)?.value }
}

interface Data extends AccountPageData {
  list: SavedList
  /** The page with its query, without language. */
  from: string
  page: number
  pages: number
  items: SavedItemView[]
  counts: Record<SavedList, number>
  form: ItemForm | null
}

async function load(request: SiteRequest<{ list: string }>): Promise<Data> {
  const { params, query } = request
  const { list } = params
  if (!isSavedList(list)) notFound()
  const [add, edit] = [singleParam(query, 'add'), singleParam(query, 'edit')]
  const from = withQuery(savedListPath(list), { add, edit })
  const data = await loadAccountPage(request, from)
  const { payload, user, locale, text } = data
  const reader = { payload, user, locale, draft: false }
  const page = pageOf(text('page'))
  const [form, saved, counts] = await Promise.all([
    loadForm(reader, add, edit),
    listSavedItems(reader, list, page),
    countSavedItems(reader),
  ])
  return { ...data, ...saved, list, from, page, counts, form }
}

function AddOrEdit({ list, from, submission, form, locale }: Data) {
  const t = useTranslations('accounts')
  if (form)
    return (
      <section className="stack saved-form" aria-labelledby="saved-form">
        <h2 id="saved-form">{form.item ? t('lists.editTitle') : t(`lists.addTitle.${list}`)}</h2>
        <SavedItemForm list={list} from={from} submission={submission} {...form} />
      </section>
    )
  return (
    <p>
      <ButtonLink href={localePath(locale, withQuery(savedListPath(list), { add: 'new' }))}>
        {t(`lists.addTitle.${list}`)}
      </ButtonLink>
    </p>
  )
}

function View(data: Data) {
  const { locale, user, submission, done, list, items, page, pages, counts } = data
  const t = useTranslations('accounts')
  const path = savedListPath(list)
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
      <AddOrEdit {...data} />
      <List list={list} items={items} locale={locale} />
      <AccountPager path={path} page={page} pages={pages} />
    </AccountPage>
  )
}

/** One of the user's personal lists. */
export const savedListPage: Page<Data, { list: string }> = {
  load,
  head: (_, { locale }) => accountHead(locale, 'lists'),
  View,
  maxAge: 0,
}
