import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { type ReferenceItem, referenceItems } from '@/domains/references/view'
import type { Reference } from '@/payload-types'

type Node = SerializedLexicalNode & {
  children?: Node[]
  fields?: {
    blockType?: string
    reference?: string | Reference | null
    place?: string | null
    note?: string | null
  }
}

/** A note below a text and the marks that point to it. */
export interface Note {
  number: number
  /** Null if the note is text alone. */
  reference: ReferenceItem | null
  place: string | null
  text: string | null
  marks: SerializedLexicalNode[]
}

function footnoteNodes(nodes: readonly Node[] | undefined): Node[] {
  return (nodes ?? []).flatMap((node) =>
    node.type === 'inlineBlock' && node.fields?.blockType === 'footnote'
      ? [node]
      : footnoteNodes(node.children),
  )
}

/** The notes of a text in the order of their first marks; marks of the same place and text share one. */
export function footnotesOf({ root }: SerializedEditorState): Note[] {
  const notes = new Map<string, Note>()
  for (const node of footnoteNodes(root.children as Node[])) {
    const [reference = null] = referenceItems([node.fields?.reference])
    const text = node.fields?.note || null
    if (!reference && !text) continue
    const place = node.fields?.place || null
    const key = JSON.stringify([reference?.id, place, text])
    const note = notes.get(key) ?? { number: notes.size + 1, reference, place, text, marks: [] }
    note.marks.push(node)
    notes.set(key, note)
  }
  return [...notes.values()]
}
