import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '@/ui/icon'
import { type InlineContent, InlineText } from '@/ui/inline-text'

export interface FilterValue {
  value: string
  title: InlineContent
  icon?: string | null
  count: number
  on?: boolean
}

interface FilterOptionProps {
  /** The query parameter. */
  name: string
  option: FilterValue
  /** Share of the largest count of its section, in percent. */
  share: number
}

function Count({ name, option: { value, count } }: Omit<FilterOptionProps, 'share'>) {
  const t = useTranslations('ui.filters')
  return (
    <span
      className="count numeric"
      data-filter-count={`${name}/${value}`}
      data-none={count === 0 ? '' : undefined}
    >
      <span aria-hidden="true">{count}</span>
      <span className="hidden-visually">{t('count', { count })}</span>
    </span>
  )
}

/** A filter value with its count as figure and bar, including a count of 0. */
export function FilterOption({ name, option, share }: FilterOptionProps) {
  const { value, title, on } = option
  return (
    <li>
      <label className="filter-option">
        <input className="tick" type="checkbox" name={name} value={value} defaultChecked={on} />
        <span className="name">
          <InlineText text={title} />
        </span>
        <Count name={name} option={option} />
        <span className="bar" data-filter-bar={`${name}/${value}`}>
          <i style={{ '--v': share } as CSSProperties} />
        </span>
      </label>
    </li>
  )
}

/** A filter value with an icon, for values that people recognise by their picture. */
export function FilterTile({ name, option }: Omit<FilterOptionProps, 'share'>) {
  const { value, title, icon, on } = option
  return (
    <li>
      <label className="filter-tile">
        <input type="checkbox" name={name} value={value} defaultChecked={on} />
        <Icon name={icon ?? null} />
        <InlineText text={title} />
        <Count name={name} option={option} />
      </label>
    </li>
  )
}
