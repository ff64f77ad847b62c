import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/icon'
import type { InlineContent } from '@/ui/inline-text'
import { FilterOption, FilterTile } from './filter-option.client'
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

/** The values of a filter with their counts. */
export function FilterValues({ name, values, tiles }: FilterValuesProps) {
  const t = useTranslations('ui.filters')
  if (values.length === 0) return null
  const share = sharesOf(values)
  return (
    <ul className={tiles ? 'filter-tiles' : 'filter-options'}>
      {values.map(({ icon, ...value }) => {
        const option = { ...value, name, countInWords: t('count', { count: value.count }) }
        return tiles ? (
          <FilterTile key={value.value} {...option} icon={<Icon name={icon ?? null} />} />
        ) : (
          <FilterOption key={value.value} {...option} share={share(value.count)} />
        )
      })}
    </ul>
  )
}
