// Comments and elements with plain text content may contain "<script" without starting a script.
const openingTag =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(script|style|textarea|title|noscript|iframe|xmp|noembed|noframes)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Returns the texts of the inline scripts of a page that a browser would process. */
export function findInlineScripts(html: string): string[] {
  const scripts: string[] = []
  openingTag.lastIndex = 0
  for (let match = openingTag.exec(html); match; match = openingTag.exec(html)) {
    const name = match[1]?.toLowerCase()
    if (!name) continue
    const start = openingTag.lastIndex
    const end = findClosingTag(html, name, start)
    if (name === 'script') {
      const { src, type = '' } = parseAttributes(match[2] ?? '')
      if (src === undefined && isProcessed(type)) scripts.push(html.slice(start, end))
    }
    openingTag.lastIndex = end
  }
  return scripts
}

function findClosingTag(html: string, name: string, from: number): number {
  const closingTag = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  closingTag.lastIndex = from
  return closingTag.exec(html)?.index ?? html.length
}

function parseAttributes(text: string): Record<string, string | undefined> {
  const attributes: Record<string, string | undefined> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    attributes[name.toLowerCase()] ??= double ?? single ?? bare ?? ''
  }
  return attributes
}

/** Whether browsers process a script of this type; all other types are data blocks. */
function isProcessed(type: string): boolean {
  const essence = type.trim().toLowerCase()
  return (
    essence === '' ||
    /^(module|importmap|speculationrules)$/.test(essence) ||
    /^(text|application)\/(x-)?(java|ecma|j|live)script/.test(essence)
  )
}
