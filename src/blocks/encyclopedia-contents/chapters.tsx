import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { nameInLine } from '@/foundation/i18n/name-in-line'
import { localePath } from '@/foundation/routing/locale-path'
import { InlineList, InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

interface Chapter {
  title: LocalizedText
  /** Without the language's prefix. */
  url: string
  count: number
  /** The values with the most entries. */
  topValues?: LocalizedText[]
  /** The count in words; species by default. */
  countText?: string
}

/** The table of contents of the encyclopedia. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useTranslations('archive')
  const locale = useLocale()
  const inLine = (value: LocalizedText, index: number) => (index === 0 ? value : nameInLine(value, locale))
  return (
    <nav className="chapters" aria-label={t('contents')}>
      <p className="eyebrow" aria-hidden="true">
        {t('contents')}
      </p>
      <ol>
        {chapters.map(({ title, url, count, topValues = [], countText }) => (
          <li key={url}>
            <a href={localePath(locale, url)}>
              <span className="chapter">
                <InlineText text={title} />
              </span>
              <span className="numeric">
                <span aria-hidden="true">{count}</span>
                <span className="hidden-visually">, {countText ?? t('count', { count })}</span>
              </span>
              {topValues.length > 0 ? (
                <span className="caption">
                  <InlineList texts={topValues.map(inLine)} separator=", " />
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
