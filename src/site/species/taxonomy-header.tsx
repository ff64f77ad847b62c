import { Fragment, type ReactNode } from 'react'
import type { CountedCategory } from '@/domains/archives/taxonomy'
import { CategoryPicture } from '@/domains/categories/components/category-picture'
import { emblemOf } from '@/domains/categories/drawing-of'
import { localePath } from '@/foundation/routing/locale-path'
import { ArchiveHead } from '@/site/lists/archive-head'
import { Drawing } from '@/ui/drawing'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import type { TaxonomyPageData } from './load-taxonomy-page'
import { groupWithLead } from './taxonomy-lead'

function AncestorLinks({ ancestors }: { ancestors: readonly CountedCategory[] }) {
  const locale = useLocale()
  return ancestors.map(({ id, title, url }, index) => (
    <Fragment key={id}>
      {index > 0 ? ' · ' : null}
      <a href={localePath(locale, url)}>
        <InlineText text={title} />
      </a>
    </Fragment>
  ))
}

function categoryDrawing({ category, ancestors }: Pick<TaxonomyPageData, 'category' | 'ancestors'>) {
  if (category.picture) return <CategoryPicture picture={category.picture} />
  const emblem = emblemOf(category.path)
  if (emblem) return <Drawing {...emblem} urgent />
  const icon = [category, ...ancestors.toReversed()].find((candidate) => candidate.icon)?.icon
  return icon ? <Icon name={icon} /> : null
}

interface TaxonomyHeaderProps extends Pick<TaxonomyPageData, 'category' | 'ancestors' | 'segments'> {
  /** In place of the description of the category or its group. */
  lead?: ReactNode
}

/** The heading of a category of species, with its drawing, lead and the categories above it. */
export function TaxonomyHeader({ category, ancestors, segments, lead }: TaxonomyHeaderProps) {
  const t = useTranslations('archive.groupLead')
  const group = groupWithLead(segments)
  return (
    <ArchiveHead
      title={<InlineText text={category.title} />}
      drawing={categoryDrawing({ category, ancestors })}
      lead={lead ?? <InlineText text={category.description ?? (group ? t(group) : null)} />}
      eyebrow={ancestors.length > 0 ? <AncestorLinks ancestors={ancestors} /> : null}
    />
  )
}
