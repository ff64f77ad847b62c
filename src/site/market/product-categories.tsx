import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { type ListRoute, listUrl } from '@/domains/catalog/filters/list-url'
import type { CategoryView } from '@/domains/categories/queries'
import { viewAll } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { LivePart } from '@/ui/live-part'
import { useTranslations } from '@/ui/texts'

interface ProductCategoriesProps {
  route: ListRoute
  query: ListQuery
  categories: readonly CategoryView[]
  /** Products by the category's path below the root. */
  counts?: Record<string, number>
  /** From the broadest category to the current one. */
  trail: readonly CategoryView[]
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The product categories as a tree, expanded to the current one. The links keep the active filters. */
export function ProductCategories({ route, query, categories, counts = {}, trail }: ProductCategoriesProps) {
  const t = useTranslations('products')
  const current = trail.at(-1)?.path
  const open = new Set(['products', ...trail.map(({ path }) => path)])
  const branch = (parent: string) => {
    const children = categories.filter(({ path }) => parentOf(path) === parent)
    if (children.length === 0) return null
    return (
      <ul>
        {children.map(({ id, path, title, url }) => {
          const count = counts[path.slice('products/'.length)] ?? 0
          return (
            <li key={id}>
              <a
                href={listUrl({ ...route, path: url }, { ...query, page: 1 })}
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
    <LivePart as="nav" name="categories" className="category-nav" aria-label={t('categories')}>
      <p>
        <a
          href={listUrl({ ...route, path: viewAll.products }, { ...query, page: 1 })}
          aria-current={current ? undefined : 'page'}
        >
          {t('all')}
        </a>
      </p>
      {branch('products')}
    </LivePart>
  )
}
