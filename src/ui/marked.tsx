import { Fragment } from 'react'

/** Plain text in which binomials stand between underscores: `like _Amanita phalloides_`. They are set in italics. */
export function Marked({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return text.split('_').map((piece, index) => {
    // Pieces between a pair of underscores have odd places; the text cannot change while it is shown.
    const key = `${index}${piece}`
    return index % 2 === 1 ? <i key={key}>{piece}</i> : <Fragment key={key}>{piece}</Fragment>
  })
}
