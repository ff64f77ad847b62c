import { useTranslations } from 'next-intl'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { addressOf, type ListPlace } from '@/domains/catalog/filters/list-url'
import type { queryList } from '@/domains/catalog/read/query-list'
import type { CategoryView } from '@/domains/categories/queries'
import { viewAll } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'

interface ProductShelvesProps {
  place: ListPlace
  query: ListQuery
  list: Pick<Awaited<ReturnType<typeof queryList>>, 'categories'> & {
    answer: { counts: Record<string, Record<string, number>> }
  }
  /** From the widest shelf to the one that is looked at. */
  way: readonly CategoryView[]
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The shelves of the market as a tree, unfolded to where one stands; what is narrowed down stays so. */
export function ProductCategories({ place, query, list, way }: ProductShelvesProps) {
  const t = useTranslations('products')
  const counts = list.answer.counts.category ?? {}
  const current = way.at(-1)?.path
  const open = new Set(['products', ...way.map(({ path }) => path)])
  const branch = (parent: string) => {
    const shelves = list.categories.filter(({ path }) => parentOf(path) === parent)
    if (shelves.length === 0) return null
    return (
      <ul>
        {shelves.map(({ id, path, title, url }) => {
          const count = counts[path.slice('products/'.length)] ?? 0
          return (
            <li key={id}>
              <a
                href={addressOf({ ...place, path: url }, { ...query, page: 1 })}
                aria-current={path === current ? 'page' : undefined}
                className={count === 0 ? 'none' : undefined}
              >
                <span className="name">
                  <InlineText text={title} />
                </span>
                <span className="count numeric">
                  <span aria-hidden="true">{count}</span>
                  <span className="hidden-visually">, {t('counts', { count })}</span>
                </span>
              </a>
              {open.has(path) ? branch(path) : null}
            </li>
          )
        })}
      </ul>
    )
  }
  return (
    <nav className="shelves" aria-label={t('shelves')} data-live="shelves">
      <p>
        <a
          href={addressOf({ ...place, path: viewAll.products }, { ...query, page: 1 })}
          aria-current={current ? undefined : 'page'}
        >
          {t('all')}
        </a>
      </p>
      {branch('products')}
    </nav>
  )
}
