/**
 * The kind of a node of rich text is a word. Payload's editor leaves it without a type in what `payload-types.ts` is
 * made of, and everything that is read from it with it.
 */
export function typeRichTextNodes<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(typeRichTextNodes) as Part
  if (typeof part !== 'object' || part === null) return part
  const typed = Object.entries(part)
    .filter(([key, value]) => key !== 'tsType' || value !== 'any')
    .map(([key, value]) => [key, typeRichTextNodes(value)])
  return Object.fromEntries(typed)
}
