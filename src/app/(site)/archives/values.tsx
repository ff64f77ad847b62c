import { useLocale, useTranslations } from 'next-intl'
import type { CountedCategory } from '@/domains/archives/taxonomy'
import { localePath } from '@/foundation/routing/locale-path'
import { Icon } from '@/ui/icon'

interface ValuesProps {
  values: CountedCategory[]
  /** Path of the value whose page this is. */
  current?: string
}

/** The values of a group, each with its number of species; none is hidden for having none. */
export function Values({ values, current }: ValuesProps) {
  const say = useTranslations('archive')
  const locale = useLocale()
  return (
    <ul className="values">
      {values.map(({ id, title, url, path, icon, count }) => (
        <li key={id}>
          <a href={localePath(locale, url)} aria-current={path === current ? 'page' : undefined}>
            <span className="name">
              <Icon name={icon} />
              {title}
            </span>
            <span className="count numeric">
              <span aria-hidden="true">{count}</span>
              <span className="hidden-visually">, {say('count', { count })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same as small tiles with their drawing: for effects, which people look for by their picture. */
export function IconValues({ values }: Pick<ValuesProps, 'values'>) {
  const say = useTranslations('archive')
  const locale = useLocale()
  return (
    <ul className="icon-values">
      {values.map(({ id, title, url, icon, count }) => (
        <li key={id}>
          <a href={localePath(locale, url)}>
            <Icon name={icon} />
            {title}
            <span className="count numeric">
              <span aria-hidden="true">{count}</span>
              <span className="hidden-visually">, {say('count', { count })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
