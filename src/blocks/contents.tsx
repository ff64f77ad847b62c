import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { headingsOf } from '@/foundation/rich-text/headings'
import { useTranslations } from '@/ui/texts'

const minSections = 3

interface ContentsProps {
  state: SerializedEditorState
  lang?: string
  /** The heading; that of a guide by default. */
  title?: string
}

/** The table of contents of a long text; nothing for a short one. */
export function Contents({ state, lang, title }: ContentsProps) {
  const t = useTranslations('guides')
  const heading = title ?? t('onThisPage')
  const sections = [...headingsOf(state).values()].filter(({ tag }) => tag === 'h2')
  if (sections.length < minSections) return null
  return (
    <nav className="contents" aria-label={heading}>
      <p className="eyebrow" aria-hidden="true">
        {heading}
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
