import type { StoredLine } from '@/domains/cart/line'
import { lineKey } from '@/domains/cart/line'
import type { CartView } from '@/domains/cart/view'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import type { CartWords } from './cart-messages'

interface UnavailableLinesProps {
  lines: CartView['gone']
  words: CartWords
  onRemove: (line: CartView['gone'][number]) => void
}

/** Lines whose products are no longer sold. */
export function UnavailableLines({ lines, words, onRemove }: UnavailableLinesProps) {
  if (lines.length === 0) return null
  return (
    <Notice kind="warning" title={words.goneTitle}>
      <p>{words.goneText}</p>
      <ul>
        {lines.map((line) => (
          <li key={`${line.product} ${line.variant}`}>
            <form
              className="cart-unavailable"
              method="post"
              action="/api/cart/set"
              onSubmit={(event) => {
                event.preventDefault()
                onRemove(line)
              }}
            >
              <input type="hidden" name="product" value={line.product} />
              <input type="hidden" name="variant" value={line.variant ?? ''} />
              <input type="hidden" name="quantity" value="0" />
              {line.title}
              <Button type="submit" kind="quiet">
                {words.remove.replace('{title}', line.title)}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Lines from before signing in for which the member's cart has no room. */
export function LeftOverLines({ lines = [], words }: { lines?: readonly StoredLine[]; words: CartWords }) {
  if (lines.length === 0) return null
  return (
    <Notice kind="warning" title={words.leftTitle}>
      <p>{words.leftText}</p>
      <ul>
        {lines.map((line) => (
          <li key={lineKey(line)}>{line.title}</li>
        ))}
      </ul>
    </Notice>
  )
}
