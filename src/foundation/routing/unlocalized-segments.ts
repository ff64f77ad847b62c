// next.config.ts loads this file where Next does not resolve the path aliases: it must not import anything.

/** First segments of paths that are not pages in a language. All other paths without a prefix are English pages. */
export const unlocalizedSegments = [
  '.well-known',
  '_next',
  'admin',
  'api',
  'apple-icon.png',
  'cite',
  'drawings',
  'embed',
  'en',
  'es',
  'favicon.ico',
  'feeds',
  'fonts',
  'icon.svg',
  'llms.txt',
  'opensearch',
  'plates',
  'preview',
  'pt',
  'robots.txt',
  'share',
  'sitemap.xml',
  'sitemaps',
  'styles',
]
