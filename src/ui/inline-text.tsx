import { Fragment } from 'react'
import { unbrokenFigures } from './unbroken-figures'

/** A text, optionally in another language than the page. */
export type InlineContent = string | { text: string; lang: string } | null | undefined

/** Plain text with binomials between underscores: `like _Amanita phalloides_`. They are set in italics. */
export function InlineText({ text }: { text: InlineContent }) {
  if (!text) return null
  if (typeof text === 'object') {
    return (
      <span lang={text.lang}>
        <InlineText text={text.text} />
      </span>
    )
  }
  return unbrokenFigures(text)
    .split('_')
    .map((piece, index) => {
      // Text between a pair of underscores has an odd index; the pieces never change while they are shown.
      const key = `${index}${piece}`
      return index % 2 === 1 ? <i key={key}>{piece}</i> : <Fragment key={key}>{piece}</Fragment>
    })
}

/** Between short texts in one line, which never starts with it. */
export const middleDot = '\u00a0· '

/** Several texts in one line. */
export function InlineList({ texts, separator }: { texts: readonly InlineContent[]; separator: string }) {
  return texts.map((text, index) => (
    // The list never changes while it is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 ? separator : null}
      <InlineText text={text} />
    </Fragment>
  ))
}
