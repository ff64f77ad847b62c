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

interface ValuesProps {
  values: readonly Value[]
}

/** The values without species, folded away: a reader who looks for one finds that it is known and has none. */
function EmptyValues({ values }: ValuesProps) {
  const t = useTranslations('archive')
  const locale = useLocale()
  if (values.length === 0) return null
  return (
    <details className="empty-values" open={values.some(({ current }) => current)}>
      <summary>{t('withoutSpecies', { count: values.length })}</summary>
      <ul>
        {values.map(({ key, title, url, current }) => (
          <li key={key}>
            <a href={localePath(locale, url)} aria-current={current ? 'page' : undefined}>
              <InlineText text={title} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ValueListProps extends ValuesProps {
  className: string
  /** What the link to a value shows. */
  content: (value: Value) => ReactNode
}

/** Links to values with species, the fullest first, and the others folded away. */
function ValueList({ values, className, content }: ValueListProps) {
  const locale = useLocale()
  const filled = values.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  return (
    <>
      {filled.length > 0 ? (
        <ul className={className}>
          {filled.map((value) => (
            <li key={value.key}>
              <a href={localePath(locale, value.url)} aria-current={value.current ? 'page' : undefined}>
                {content(value)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <EmptyValues values={values.filter(({ count }) => count === 0)} />
    </>
  )
}

/** The values of a group, each with its number of species as figure and bar. */
export function Values({ values }: ValuesProps) {
  const maxCount = Math.max(1, ...values.map(({ count }) => count))
  return (
    <ValueList
      values={values}
      className="values"
      content={({ title, drawing, count }) => (
        <>
          <span className="name">
            {drawing}
            <InlineText text={title} />
          </span>
          <Count count={count} />
          <span className="share" aria-hidden="true">
            <i aria-hidden="true" style={{ '--v': (100 * count) / maxCount } as React.CSSProperties} />
          </span>
        </>
      )}
    />
  )
}

/** Values as small tiles: for effects, which people recognise by their icons. */
export function IconValues({ values }: ValuesProps) {
  return (
    <ValueList
      values={values}
      className="icon-values"
      content={({ title, drawing, count }) => (
        <>
          {drawing}
          <InlineText text={title} />
          <Count count={count} />
        </>
      )}
    />
  )
}

/** Values in one line, their numbers without bars, which could be read as a score. */
export function PlainValues({ values }: ValuesProps) {
  return (
    <ValueList
      values={values}
      className="plain-values"
      content={({ title, count }) => (
        <>
          <InlineText text={title} /> <Count count={count} />
        </>
      )}
    />
  )
}
