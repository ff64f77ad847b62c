import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { headingsOf, textOf } from './headings'

export interface TextSection {
  /** The anchor of its heading. */
  id: string
  title: string
  /** Without formatting, a line for each paragraph or list. */
  text: string
}

/** The parts of a rich text that begin with a heading of the second rank; what comes before the first is left out. */
export function sectionsOf(state: SerializedEditorState): TextSection[] {
  const headings = headingsOf(state)
  const sections: TextSection[] = []
  for (const node of state.root.children) {
    const heading = headings.get(node)
    const current = sections.at(-1)
    if (heading?.tag === 'h2') sections.push({ id: heading.id, title: heading.text, text: '' })
    else if (current) current.text = [current.text, textOf(node)].filter(Boolean).join('\n')
  }
  return sections
}
