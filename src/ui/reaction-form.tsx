import type { ReactNode } from 'react'

interface ReactionFormProps {
  kind: 'likes' | 'helpfuls'
  /** The key of its subject, `mushrooms:{id}`. */
  item: string
  children: ReactNode
}

/** A form that creates a reaction and deletes it again. Scripts find it by `data-reaction`. */
export function ReactionForm({ kind, item, children }: ReactionFormProps) {
  return (
    <form className="reaction-form" method="post" action={`/api/${kind}/press`} data-reaction={kind}>
      <input type="hidden" name="item" value={item} />
      {children}
    </form>
  )
}
