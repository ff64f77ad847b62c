/** Scripts that hold data instead of code. */
const codeScript = /<script(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g
const metadata = /<(?:link|meta)\b[^>]*>/g

/**
 * Returns a page without stylesheets, scripts and metadata, for a page that is already open and takes over its title and
 * its live parts.
 */
export function stripToLiveParts(html: string): string {
  return html.replace(codeScript, '').replace(metadata, '')
}
