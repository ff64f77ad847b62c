import { cachedHtml } from '@/ui/html/cached-html'
import { Icon } from '@/ui/icon'
import type { InlineContent } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { FilterOption, FilterTile } from './filter-option'
import { sharesOf } from './update-filter-counts'

export interface FilterValue {
  value: string
  title: InlineContent
  icon?: string | null
  count: number
  on?: boolean
}

interface FilterValuesProps {
  /** The query parameter. */
  name: string
  values: readonly FilterValue[]
  tiles?: boolean
}

/** The values of a filter with their counts, as HTML that is rendered once for each count: a panel has hundreds of them. */
export function FilterValues({ name, values, tiles = false }: FilterValuesProps) {
  const t = useTranslations('ui.filters')
  const locale = useLocale()
  if (values.length === 0) return null
  const share = sharesOf(values)
  const html = values.map(({ icon = null, ...value }) => {
    const option = { ...value, name }
    const bar = share(value.count)
    return cachedHtml(`filter ${locale} ${JSON.stringify([option, tiles ? icon : bar])}`, () => {
      const countInWords = t('count', { count: value.count })
      return tiles ? (
        <FilterTile {...option} countInWords={countInWords} icon={<Icon name={icon} />} />
      ) : (
        <FilterOption {...option} countInWords={countInWords} share={bar} />
      )
    })
  })
  return (
    <ul
      className={tiles ? 'filter-tiles' : 'filter-options'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
      dangerouslySetInnerHTML={{ __html: html.join('') }}
    />
  )
}
