import { useLocale, useTranslations } from 'next-intl'
import type { Said } from '@/foundation/i18n/said'
import { localePath } from '@/foundation/routing/locale-path'
import { Marked, MarkedList } from '@/ui/marked'

interface Chapter {
  title: Said
  /** Without the language's prefix. */
  url: string
  count: number
  /** What is found in it most. */
  most?: Said[]
  /** How many of what, in words; species where nothing is said. */
  counted?: string
}

/** What is in the encyclopedia, as at the front of a book. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const say = useTranslations('archive')
  const locale = useLocale()
  return (
    <nav className="chapters" aria-label={say('contents')}>
      <p className="eyebrow" aria-hidden="true">
        {say('contents')}
      </p>
      <ol>
        {chapters.map(({ title, url, count, most = [], counted }) => (
          <li key={url}>
            <a href={localePath(locale, url)}>
              <span className="chapter">
                <Marked text={title} />
              </span>
              <span className="numeric">
                <span aria-hidden="true">{count}</span>
                <span className="hidden-visually">, {counted ?? say('count', { count })}</span>
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
