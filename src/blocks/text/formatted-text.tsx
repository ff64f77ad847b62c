import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { RichText as Rendered } from '@payloadcms/richtext-lexical/react'
import type { PageSubject } from '@/blocks/shops'
import { useLocale } from '@/ui/texts'
import { textConverters } from './converters'

interface FormattedTextProps {
  state: SerializedEditorState | null | undefined
  /** Its language, if it differs from the page's. */
  lang?: string
  page?: PageSubject
}

/** A short rich text within a block, without blocks of its own. */
export function FormattedText({ state, lang, page }: FormattedTextProps) {
  const locale = useLocale()
  if (!state?.root?.children) return null
  return (
    <div lang={lang}>
      <Rendered className="prose" converters={textConverters({ locale, page })} data={state} />
    </div>
  )
}
