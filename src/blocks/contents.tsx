import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { useTranslations } from 'next-intl'
import { headingsOf } from '@/foundation/rich-text/headings'

/** The parts of a long text; nothing where there are too few to need it. */
export function Contents({ state, lang }: { state: SerializedEditorState; lang?: string }) {
  const t = useTranslations('guides')
  const parts = [...headingsOf(state).values()].filter(({ tag }) => tag === 'h2')
  if (parts.length < 3) return null
  return (
    <nav className="contents" aria-label={t('onThisPage')}>
      <p className="eyebrow" aria-hidden="true">
        {t('onThisPage')}
      </p>
      <ol lang={lang}>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
