import { Fragment } from 'react'
import { highlight } from '@/domains/search/snippet'
import type { LocalizedText } from '@/foundation/i18n/localized-text'

interface HighlightedProps {
  text: LocalizedText
  words: readonly string[]
}

/** A text in which the words of the query are marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  if (typeof text === 'object')
    return (
      <span lang={text.lang}>
        <Highlighted text={text.text} words={words} />
      </span>
    )
  return highlight(text.replaceAll('_', ''), words).map((piece, index) => {
    // The pieces never change while they are shown.
    const key = `${index}${piece.text}`
    return piece.isHit ? <mark key={key}>{piece.text}</mark> : <Fragment key={key}>{piece.text}</Fragment>
  })
}
