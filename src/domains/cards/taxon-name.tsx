import { Fragment } from 'react'
import { type NamePart, parseScientificName } from '@/foundation/text/scientific-name'

/** Parts of a name within italics. */
export function TaxonParts({ parts }: { parts: readonly NamePart[] }) {
  return parts.map(({ text, italic }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may repeat a word, and its parts never move.
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      {italic ? text : <span className="upright">{text}</span>}
    </Fragment>
  ))
}

/** A scientific name within italics. What is no word of the name stands upright: “var.”, ×, “sp.”, authors. */
export function TaxonName({ name }: { name: string }) {
  const parts = parseScientificName(name)?.parts ?? []
  return parts.every(({ italic }) => italic) ? name : <TaxonParts parts={parts} />
}
