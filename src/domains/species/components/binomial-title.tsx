import { TaxonParts } from '@/domains/cards/taxon-name'
import { parseScientificName } from '@/foundation/text/scientific-name'

/** The parts of a name; of a text that is none, its words. */
function partsOf(name: string) {
  return parseScientificName(name)?.parts ?? name.split(' ').map((text) => ({ text, italic: true }))
}

/**
 * The name as the title of the page: genus and epithet on two lines. Its size follows the longest word,
 * so that no word is broken.
 */
export function BinomialTitle({ name }: { name: string }) {
  const parts = partsOf(name)
  const genus = parts.findIndex(({ italic }) => italic) + 1
  const letters = Math.max(...name.split(' ').map((word) => word.length))
  return (
    <h1 className="binomial-title" style={{ '--letters': letters } as React.CSSProperties}>
      <span>
        <TaxonParts parts={parts.slice(0, genus)} />
      </span>{' '}
      <span>
        <TaxonParts parts={parts.slice(genus)} />
      </span>
    </h1>
  )
}
