import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

export function isRichText(value: unknown): value is SerializedEditorState {
  if (typeof value !== 'object' || value === null || !('root' in value)) return false
  const { root } = value
  return typeof root === 'object' && root !== null && 'children' in root && Array.isArray(root.children)
}

const isBlank = (node: SerializedLexicalNode) =>
  node.type === 'paragraph' &&
  'children' in node &&
  Array.isArray(node.children) &&
  node.children.length === 0

/** Whether nothing is written in a rich text: an editor that was emptied leaves a paragraph behind. */
export function isEmptyRichText({ root }: SerializedEditorState): boolean {
  return root.children.every(isBlank)
}
