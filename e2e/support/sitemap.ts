/** The addresses that a sitemap or an index of sitemaps lists. */
export function locationsIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url)
}
