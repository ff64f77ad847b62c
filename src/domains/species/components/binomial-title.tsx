/**
 * The name in the largest type of the page: genus on one line, epithet on the next. No word of it is ever broken;
 * the type is as large as the longest word leaves it.
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
