import { useLocale, useTranslations } from 'next-intl'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { InlineText, MarkedList } from '@/ui/inline-text'

interface Chapter {
  title: LocalizedText
  /** Without the language's prefix. */
  url: string
  count: number
  /** What is found in it most. */
  most?: LocalizedText[]
  /** How many of what, in words; species where nothing is said. */
  counted?: string
}

/** What is in the encyclopedia, as at the front of a book. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useTranslations('archive')
  const locale = useLocale()
  return (
    <nav className="chapters" aria-label={t('contents')}>
      <p className="eyebrow" aria-hidden="true">
        {t('contents')}
      </p>
      <ol>
        {chapters.map(({ title, url, count, most = [], counted }) => (
          <li key={url}>
            <a href={localePath(locale, url)}>
              <span className="chapter">
                <InlineText text={title} />
              </span>
              <span className="numeric">
                <span aria-hidden="true">{count}</span>
                <span className="hidden-visually">, {counted ?? t('count', { count })}</span>
              </span>
              {most.length > 0 ? (
                <span className="caption">
                  <MarkedList texts={most} separator=", " />
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
