import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

type Node = SerializedLexicalNode & { children?: Node[]; text?: unknown }

function textOf({ text, children = [] }: Node): string {
  if (typeof text === 'string') return text
  // Blocks are words apart, runs of one paragraph are not.
  const isInline = children.some((child) => typeof child.text === 'string')
  return children.map(textOf).join(isInline ? '' : ' ')
}

/** The words of a rich text without its structure; empty if there is none. */
export function plainTextOf(state: object | null | undefined): string {
  return state ? textOf((state as SerializedEditorState).root as Node).trim() : ''
}
