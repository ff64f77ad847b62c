import type { ReactNode } from 'react'
import type { CountedCategory } from '@/domains/archives/taxonomy'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

/** A link to the species with a value. */
export interface Value {
  key: string
  title: LocalizedText
  /** Without the language's prefix. */
  url: string
  drawing: ReactNode
  count: number
  current?: boolean
}

/** Categories as values; `current` is the path of the current page's category. */
export function valuesOf(categories: readonly CountedCategory[], current?: string): Value[] {
  return categories.map(({ id, title, url, path, icon, count }) => ({
    key: id,
    title,
    url,
    drawing: <Icon name={icon} />,
    count,
    current: path === current,
  }))
}

function Count({ count }: { count: number }) {
  const t = useTranslations('archive')
  return (
    <span className="count numeric">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-visually">, {t('count', { count })}</span>
    </span>
  )
}

/** The values of a group, each with its number of species as figure and bar, including values without species. */
export function Values({ values }: { values: readonly Value[] }) {
  const locale = useLocale()
  const maxCount = Math.max(1, ...values.map(({ count }) => count))
  return (
    <ul className="values">
      {values.map(({ key, title, url, drawing, count, current }) => (
        <li key={key}>
          <a
            href={localePath(locale, url)}
            aria-current={current ? 'page' : undefined}
            className={count === 0 ? 'none' : undefined}
          >
            <span className="name">
              {drawing}
              <InlineText text={title} />
            </span>
            <Count count={count} />
            <span className="share" aria-hidden="true">
              <i aria-hidden="true" style={{ '--v': (100 * count) / maxCount } as React.CSSProperties} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Values as small tiles: for effects, which people recognise by their icons. */
export function IconValues({ values }: { values: readonly Value[] }) {
  const locale = useLocale()
  return (
    <ul className="icon-values">
      {values.map(({ key, title, url, drawing, count, current }) => (
        <li key={key}>
          <a
            href={localePath(locale, url)}
            aria-current={current ? 'page' : undefined}
            className={count === 0 ? 'none' : undefined}
          >
            {drawing}
            <InlineText text={title} />
            <Count count={count} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Values in one line, their numbers without bars, which could be read as a score. */
export function PlainValues({ values }: { values: readonly Value[] }) {
  const locale = useLocale()
  return (
    <ul className="plain-values">
      {values.map(({ key, title, url, count }) => (
        <li key={key}>
          <a href={localePath(locale, url)} className={count === 0 ? 'none' : undefined}>
            <InlineText text={title} /> <Count count={count} />
          </a>
        </li>
      ))}
    </ul>
  )
}
