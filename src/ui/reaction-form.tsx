import type { ReactNode } from 'react'

interface MarkFormProps {
  kind: 'likes' | 'helpfuls'
  /** What is marked in one word: `mushrooms:{id}`. */
  item: string
  children: ReactNode
}

/** A mark that one press sets and the next takes back. A script knows it by `data-mark`. */
export function ReactionForm({ kind, item, children }: MarkFormProps) {
  return (
    <form className="mark-form" method="post" action={`/api/${kind}/press`} data-mark={kind}>
      <input type="hidden" name="item" value={item} />
      {children}
    </form>
  )
}
