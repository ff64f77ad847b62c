import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '../icon'

export interface FilterValue {
  value: string
  title: string
  icon?: string | null
  count: number
  on?: boolean
}

interface FilterOptionProps {
  /** The section it is sent under. */
  name: string
  option: FilterValue
  /** The largest count of its section: as long as a bar can be. */
  largest: number
}

function Count({ count }: { count: number }) {
  const say = useTranslations('ui.filters')
  return (
    <span className="count numeric">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-visually">, {say('count', { count })}</span>
    </span>
  )
}

/** A value to filter by: what it would give is said and drawn, also where that is nothing. */
export function FilterOption({ name, option, largest }: FilterOptionProps) {
  const { value, title, count, on } = option
  return (
    <li>
      <label className="filter-option" data-none={count === 0 || undefined}>
        <input className="tick" type="checkbox" name={name} value={value} defaultChecked={on} />
        <span className="name">{title}</span>
        <Count count={count} />
        <span className="bar">
          <i style={{ '--v': largest === 0 ? 0 : (count / largest) * 100 } as CSSProperties} />
        </span>
      </label>
    </li>
  )
}

/** The same with its drawing, for what is looked for by its picture. */
export function FilterTile({ name, option }: Omit<FilterOptionProps, 'largest'>) {
  const { value, title, icon, count, on } = option
  return (
    <li>
      <label className="filter-tile" data-none={count === 0 || undefined}>
        <input className="hidden-visually" type="checkbox" name={name} value={value} defaultChecked={on} />
        <Icon name={icon ?? null} />
        {title}
        <Count count={count} />
      </label>
    </li>
  )
}
