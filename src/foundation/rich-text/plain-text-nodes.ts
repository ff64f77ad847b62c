import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

type Node = SerializedLexicalNode & { children?: Node[]; text?: string; format?: unknown }
type TextNode = Node & { text: string }

/** Nodes whose texts are headings or already do something when pressed. */
const excluded = ['heading', 'link', 'autolink']

const isText = (node: Node): node is TextNode => node.text !== undefined

function collect(node: Node): TextNode[] {
  if (excluded.includes(node.type)) return []
  if (isText(node)) return node.format ? [] : [node]
  return (node.children ?? []).flatMap(collect)
}

/** The texts without formatting in a rich text, in the order in which they are read. */
export function plainTextNodes({ root }: SerializedEditorState): TextNode[] {
  return collect(root as Node)
}
