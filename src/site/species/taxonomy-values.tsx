import { IconValues, Values, valuesOf } from '@/domains/archives/components/values'
import { treeUnder } from '@/domains/archives/taxonomy'
import { useTranslations } from '@/ui/texts'
import type { TaxonomyPageData } from './load-taxonomy-page'

const maxSuggestions = 3

type Props = Pick<TaxonomyPageData, 'category' | 'categories'>

/** The values below a category, or its siblings where it has none below. */
export function relatedValues({ category, categories }: Props) {
  const { path } = category
  const children = treeUnder(categories, path)
  const related = children.length > 0 ? children : treeUnder(categories, path.slice(0, path.lastIndexOf('/')))
  return valuesOf(related, path)
}

/** Links to the related values of a category; effects as tiles, which readers find by their drawing. */
export function TaxonomyNav({ segments, ...props }: Props & Pick<TaxonomyPageData, 'segments'>) {
  const t = useTranslations('archive')
  const List = segments[0] === 'effect' ? IconValues : Values
  return (
    <nav aria-label={t('values')}>
      <List values={relatedValues(props)} />
    </nav>
  )
}

/** Suggests the related values with the most species; null where none of them has species. */
export function FullerValues(props: Props) {
  const t = useTranslations('archive')
  const suggestions = relatedValues(props)
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxSuggestions)
  if (suggestions.length === 0) return null
  return (
    <>
      <p>{t('fuller')}</p>
      <Values values={suggestions} />
    </>
  )
}
