import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { drawingOf } from '@/domains/categories/drawing-of'
import { type CategoryView, categoriesAt } from '@/domains/categories/queries'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { plain } from '@/foundation/i18n/said'
import { localePath } from '@/foundation/routing/locale-path'
import { Drawing } from '@/ui/drawings/drawing'
import { Icon } from '@/ui/icon'
import { Marked } from '@/ui/marked'
import { BlockRow } from '../block-row'
import { isShopOnSpecies } from '../goods'
import { idOf } from '../listed'
import type { CategoryBarBlockView } from '../views'
import type { VoicesOf } from '../voices'
import { shortTitle } from './short-title'

interface Branch extends CategoryView {
  children: Branch[]
}

function branchesUnder(categories: readonly CategoryView[], path: string): Branch[] {
  return categories
    .filter((one) => one.path.slice(0, one.path.lastIndexOf('/')) === path)
    .map((one) => ({ ...one, children: branchesUnder(categories, one.path) }))
}

function Tree({ branches }: { branches: readonly Branch[] }) {
  const locale = useLocale()
  return (
    <ul>
      {branches.map(({ id, title, url, children }) => (
        <li key={id}>
          <a href={localePath(locale, url)}>
            <Marked text={title} />
          </a>
          {children.length > 0 ? <Tree branches={children} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Tile({ branch, tree }: { branch: Branch; tree: boolean }) {
  const say = useTranslations('blocks')
  const locale = useLocale()
  const { title, url, path, icon, children } = branch
  const whole = plain(title)
  return (
    <li className="category-tile">
      <a
        href={localePath(locale, url)}
        title={whole}
        lang={typeof title === 'object' ? title.lang : undefined}
      >
        {path.startsWith('products/') ? (
          <Drawing kind="goods" name={drawingOf(path)} />
        ) : (
          <Icon name={icon} />
        )}
        <span aria-hidden="true">{shortTitle(whole)}</span>
        <span className="hidden-visually">{whole}</span>
      </a>
      {tree && children.length > 0 ? (
        <details name="category-tree">
          <summary>
            <span className="hidden-visually">{say('below', { title: whole })}</span>
          </summary>
          <Tree branches={children} />
        </details>
      ) : null}
    </li>
  )
}

/** The categories below one as tiles; what is below them unfolds, where an editor wants it. */
export async function CategoryBarBlock({ page, ...block }: CategoryBarBlockView & { page: VoicesOf }) {
  const { id, heading, lang, root, tree } = block
  await dependsOn([tags.list('categories')])
  const [top, ...below] = await categoriesAt(page.reader, idOf(root))
  if (!top || (top.path.split('/')[0] === 'products' && isShopOnSpecies('products', page))) return null
  const branches = branchesUnder(below, top.path)
  if (branches.length === 0) return null
  const say = await getTranslations('blocks')
  return (
    <BlockRow id={`categories-${id}`} heading={heading} lang={lang} otherwise={say('categories')}>
      <ul className="category-bar" data-many={branches.length > 6 || undefined}>
        {branches.map((branch) => (
          <Tile key={branch.id} branch={branch} tree={tree ?? false} />
        ))}
      </ul>
    </BlockRow>
  )
}
