import { BlockRow } from '@/blocks/block-row'
import type { CategoryBarBlockView } from '@/blocks/views'
import { CategoryPicture } from '@/domains/categories/components/category-picture'
import { drawingOf } from '@/domains/categories/drawing-of'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { Drawing } from '@/ui/drawing'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import type { Branch } from './load'
import { shortTitle } from './short-title'

function Tree({ branches }: { branches: readonly Branch[] }) {
  const locale = useLocale()
  return (
    <ul>
      {branches.map(({ id, title, url, children }) => (
        <li key={id}>
          <a href={localePath(locale, url)}>
            <InlineText text={title} />
          </a>
          {children.length > 0 ? <Tree branches={children} /> : null}
        </li>
      ))}
    </ul>
  )
}

function TilePicture({ branch: { path, icon, picture } }: { branch: Branch }) {
  if (picture) return <CategoryPicture picture={picture} />
  if (path.startsWith('products/')) return <Drawing kind="goods" name={drawingOf(path)} listed />
  return <Icon name={icon} />
}

function Tile({ branch, tree }: { branch: Branch; tree: boolean }) {
  const t = useTranslations('blocks')
  const locale = useLocale()
  const { title, url, children } = branch
  const fullTitle = plainText(title)
  return (
    <li className="category-tile">
      <a
        href={localePath(locale, url)}
        title={fullTitle}
        lang={typeof title === 'object' ? title.lang : undefined}
      >
        <TilePicture branch={branch} />
        <span aria-hidden="true">{shortTitle(fullTitle)}</span>
        <span className="hidden-visually">{fullTitle}</span>
      </a>
      {tree && children.length > 0 ? (
        <details name="category-tree">
          <summary>
            <span className="hidden-visually">{t('below', { title: fullTitle })}</span>
          </summary>
          <Tree branches={children} />
        </details>
      ) : null}
    </li>
  )
}

/** The subcategories of a category as tiles; if an editor enables it, tiles expand to their descendants. */
export function CategoryBarBlock({
  id,
  heading,
  lang,
  tree,
  data: branches,
}: CategoryBarBlockView & { data: Branch[] }) {
  const t = useTranslations('blocks')
  return (
    <BlockRow id={`categories-${id}`} heading={heading} lang={lang} defaultHeading={t('categories')}>
      <ul className="category-bar" data-many={branches.length > 6 || undefined}>
        {branches.map((branch) => (
          <Tile key={branch.id} branch={branch} tree={tree ?? false} />
        ))}
      </ul>
    </BlockRow>
  )
}
