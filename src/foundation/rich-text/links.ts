/**
 * Whether a link leads somewhere and runs nothing: http(s), mail, telephone, a path of this site or a place
 * on the page. Browsers drop spaces and control characters within a scheme, so addresses with any are unsafe.
 */
export function isSafeLink(url: unknown): boolean {
  if (typeof url !== 'string' || /[\s\p{Cc}\p{Cf}]/u.test(url)) return false
  if (/^(?:#|\/(?![/\\]))/.test(url)) return true
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url)
}

/** The first unsafe address of a link in rich text, however deeply nested; undefined if there is none. */
export function findUnsafeLink(richText: unknown): string | undefined {
  // No recursion: a client may nest deeper than the call stack.
  const waiting = [richText]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (typeof node !== 'object' || node === null) continue
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'url') waiting.push(value)
      // Lists and objects would become text in `href`.
      else if (value && !isSafeLink(value)) return String(value)
    }
  }
  return undefined
}
