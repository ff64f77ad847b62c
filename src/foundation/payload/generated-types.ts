/**
 * Removes the loose `tsType` from the schema of rich text, so that `payload-types.ts` types its nodes.
 * Payload's editor leaves their `type` untyped, and all code that reads them with it.
 */
export function typeRichTextNodes<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(typeRichTextNodes) as Part
  if (typeof part !== 'object' || part === null) return part
  const typed = Object.entries(part)
    .filter(([key, value]) => key !== 'tsType' || value !== 'any')
    .map(([key, value]) => [key, typeRichTextNodes(value)])
  return Object.fromEntries(typed)
}
