import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

/** The number of characters in a rich text. */
export function textLength(state: SerializedEditorState): number {
  const count = (node: SerializedLexicalNode): number => {
    const own = 'text' in node && typeof node.text === 'string' ? node.text.length : 0
    const children =
      'children' in node && Array.isArray(node.children) ? (node.children as SerializedLexicalNode[]) : []
    return own + children.reduce((total, child) => total + count(child), 0)
  }
  return count(state.root)
}
