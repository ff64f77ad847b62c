import { defaultLocale } from '@/foundation/i18n/locales'
import { dataPath, glossaryPath, viewAll } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { feedPath } from '@/foundation/seo/feed-links'

const link = (title: string, path: string, note: string) =>
  `- [${title}](${absolute(defaultLocale, path)}): ${note}`

/** `/llms.txt`, as in https://llmstxt.org: what the site holds, for language models. */
export function llmsFile(): Response {
  const text = `# Fungarium

> An encyclopedia of mushrooms and a marketplace for growers, foragers and cooks, in English, Spanish (/es) and Portuguese (/pt).

Every fact about a species names its source, and what is not known is left out. No page says that a mushroom somebody has found is safe to eat: a text or a photograph cannot tell that. In case of poisoning, the numbers at the top of each page come first.

## Encyclopedia

${[
  link('Species', '/mushrooms/species', 'traits, look-alikes, edibility and danger, chemistry, nutrition'),
  link('Glossary', glossaryPath, 'terms of mycology'),
  link('Growing guides', viewAll.growingguides, 'from spawn to harvest, with measured conditions'),
].join('\n')}

## Market

${[
  link('Products', viewAll.products, 'with prices, stock and where they are delivered'),
  link('Vendors', viewAll.vendors, 'with places and opening hours'),
].join('\n')}

## For programs

${[
  link('Sitemap', '/sitemap.xml', 'every page in each language'),
  link(
    'Feed of species',
    feedPath(defaultLocale, '/mushrooms/species', 'json'),
    'the newest; each list has one',
  ),
  link('Open data', dataPath, 'species, traits, names and look-alikes as CSV, JSON and Darwin Core Archive'),
  link('API', '/api/openapi.json', 'REST, read-only for guests; OpenAPI 3.1'),
].join('\n')}
`
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
