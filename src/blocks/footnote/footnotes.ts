import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { type ReferenceItem, referenceItems } from '@/domains/references/view'
import type { Reference } from '@/payload-types'

type Node = SerializedLexicalNode & {
  children?: Node[]
  fields?: { blockType?: string; reference?: string | Reference | null; place?: string | null }
}

/** A note below a text and the marks that point to it. */
export interface Note {
  number: number
  reference: ReferenceItem
  place: string | null
  marks: SerializedLexicalNode[]
}

function footnoteNodes(nodes: readonly Node[] | undefined): Node[] {
  return (nodes ?? []).flatMap((node) =>
    node.type === 'inlineBlock' && node.fields?.blockType === 'footnote'
      ? [node]
      : footnoteNodes(node.children),
  )
}

/** The notes of a text in the order of their first marks; marks of the same place share one. */
export function footnotesOf({ root }: SerializedEditorState): Note[] {
  const notes = new Map<string, Note>()
  for (const node of footnoteNodes(root.children as Node[])) {
    const [reference] = referenceItems([node.fields?.reference])
    if (!reference) continue
    const place = node.fields?.place || null
    const key = `${reference.id} ${place}`
    const note = notes.get(key) ?? { number: notes.size + 1, reference, place, marks: [] }
    note.marks.push(node)
    notes.set(key, note)
  }
  return [...notes.values()]
}
