import { Fragment } from 'react'

/** A text, or one in another language than the page's. */
export type MarkedText = string | { text: string; lang: string } | null | undefined

/** Plain text in which binomials stand between underscores: `like _Amanita phalloides_`. They are set in italics. */
export function InlineText({ text }: { text: MarkedText }) {
  if (!text) return null
  if (typeof text === 'object') {
    return (
      <span lang={text.lang}>
        <InlineText text={text.text} />
      </span>
    )
  }
  return text.split('_').map((piece, index) => {
    // Pieces between a pair of underscores have odd places; the text cannot change while it is shown.
    const key = `${index}${piece}`
    return index % 2 === 1 ? <i key={key}>{piece}</i> : <Fragment key={key}>{piece}</Fragment>
  })
}

/** Several of them in a line. */
export function MarkedList({ texts, separator }: { texts: readonly MarkedText[]; separator: string }) {
  return texts.map((text, index) => (
    // The list cannot change while it is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 ? separator : null}
      <InlineText text={text} />
    </Fragment>
  ))
}
