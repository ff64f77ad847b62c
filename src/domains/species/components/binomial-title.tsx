/**
 * The name as the title of the page: genus and epithet on two lines. Its size follows the longest word,
 * so that no word is broken.
 */
export function BinomialTitle({ name }: { name: string }) {
  const [genus = '', ...rest] = name.split(' ')
  const letters = Math.max(...name.split(' ').map((word) => word.length))
  return (
    <h1 className="binomial-title" style={{ '--letters': letters } as React.CSSProperties}>
      <span>{genus}</span> <span>{rest.join(' ')}</span>
    </h1>
  )
}
