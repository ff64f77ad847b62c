import type { CSSProperties, ReactNode } from 'react'
import { type InlineContent, InlineText } from '@/ui/inline-text'

interface FilterOptionProps {
  /** The query parameter. */
  name: string
  value: string
  title: InlineContent
  count: number
  /** The count in words, for screen readers. */
  countInWords: string
  on?: boolean
}

function FilterCount({ name, value, count, countInWords }: Omit<FilterOptionProps, 'title' | 'on'>) {
  return (
    <span
      className="count numeric"
      data-filter-count={`${name}/${value}`}
      data-none={count === 0 ? '' : undefined}
    >
      <span aria-hidden="true">{count}</span>
      <span className="hidden-visually">{countInWords}</span>
    </span>
  )
}

interface FilterRowProps extends FilterOptionProps {
  /** Share of the largest count of its section, in percent. */
  share: number
}

/** A filter value with its count as figure and bar, including a count of 0. */
export function FilterOption({ title, on, share, ...option }: FilterRowProps) {
  const { name, value } = option
  return (
    <li>
      <label className="filter-option">
        <input className="tick" type="checkbox" name={name} value={value} defaultChecked={on} />
        <span className="name">
          <InlineText text={title} />
        </span>
        <FilterCount {...option} />
        <span className="bar" data-filter-bar={`${name}/${value}`}>
          <i style={{ '--v': share } as CSSProperties} />
        </span>
      </label>
    </li>
  )
}

interface FilterTileProps extends FilterOptionProps {
  icon: ReactNode
}

/** A filter value with an icon, for values that people recognise by their picture. */
export function FilterTile({ title, on, icon, ...option }: FilterTileProps) {
  const { name, value } = option
  return (
    <li>
      <label className="filter-tile">
        <input type="checkbox" name={name} value={value} defaultChecked={on} />
        {icon}
        <InlineText text={title} />
        <FilterCount {...option} />
      </label>
    </li>
  )
}
