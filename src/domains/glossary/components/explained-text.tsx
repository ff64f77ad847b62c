import { Fragment } from 'react'
import { type GlossaryTerm, isTerm, type Segment } from '@/domains/glossary/explain'
import { localePath } from '@/foundation/routing/locale-path'
import { glossaryPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

const idOf = (scope: string, { slug }: GlossaryTerm) => `${scope}-${slug}`

interface ExplainedTextProps {
  segments: readonly Segment[]
  /** Distinguishes the terms of several sections of a page. */
  scope: string
}

/** A text whose terms are buttons that show what they mean, without scripts. `Explanations` must follow. */
export function ExplainedText({ segments, scope }: ExplainedTextProps) {
  return segments.map((segment, index) => {
    // The pieces never change while they are shown.
    const key = `${index}`
    return isTerm(segment) ? (
      <span key={key} className="unbroken">
        <button type="button" className="term" popoverTarget={idOf(scope, segment.term)}>
          {segment.text}
        </button>
        {segment.punctuation}
      </span>
    ) : (
      <Fragment key={key}>
        <InlineText text={segment} />
      </Fragment>
    )
  })
}

/** What the terms of a section mean, each hidden until its button is pressed. */
export function Explanations({ terms, scope }: { terms: readonly GlossaryTerm[]; scope: string }) {
  const t = useTranslations('species.glossary')
  const locale = useLocale()
  return terms.map((term) => (
    <div key={term.slug} id={idOf(scope, term)} popover="auto" className="term-meaning">
      <p>
        <dfn>
          <InlineText text={term.term} />
        </dfn>
        {': '}
        <InlineText text={term.definition} />
      </p>
      <p>
        <a href={`${localePath(locale, glossaryPath)}#${term.slug}`}>{t('title')}</a>
      </p>
    </div>
  ))
}
