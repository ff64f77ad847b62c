import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { foldLetters } from '@/foundation/text/fold-letters'

type Node = SerializedLexicalNode & { children?: Node[]; text?: string; tag?: string }

export interface Heading {
  /** The anchor, unique within the text. */
  id: string
  text: string
  tag: string
}

/** The text of a node and its descendants, without formatting. */
export function textOf(node: Node): string {
  return node.text ?? (node.children ?? []).map(textOf).join('')
}

function anchorOf(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The headings of a rich text by node, for the table of contents and its anchors. */
export function headingsOf({ root }: SerializedEditorState): Map<SerializedLexicalNode, Heading> {
  const headings = new Map<SerializedLexicalNode, Heading>()
  const taken = new Set<string>()
  for (const node of root.children as Node[]) {
    if (node.type !== 'heading') continue
    const text = textOf(node)
    const wanted = anchorOf(text) || 'part'
    let id = wanted
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
    taken.add(id)
    headings.set(node, { id, text, tag: node.tag ?? 'h2' })
  }
  return headings
}
