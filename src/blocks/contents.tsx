import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { useTranslations } from 'next-intl'
import { headingsOf } from '@/foundation/rich-text/headings'

const minSections = 3

/** The table of contents of a long text; nothing for a short one. */
export function Contents({ state, lang }: { state: SerializedEditorState; lang?: string }) {
  const t = useTranslations('guides')
  const sections = [...headingsOf(state).values()].filter(({ tag }) => tag === 'h2')
  if (sections.length < minSections) return null
  return (
    <nav className="contents" aria-label={t('onThisPage')}>
      <p className="eyebrow" aria-hidden="true">
        {t('onThisPage')}
      </p>
      <ol lang={lang}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
