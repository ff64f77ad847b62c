/** A rich text of one paragraph. */
export function richTextOf(text: string) {
  const base = { direction: 'ltr', format: '', indent: 0, version: 1 } as const
  const leaf = { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  const paragraph = { ...base, type: 'paragraph', textFormat: 0, children: [leaf] }
  return { root: { ...base, type: 'root', children: [paragraph] } }
}
