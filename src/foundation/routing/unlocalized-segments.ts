// next.config.ts loads this file where Next does not resolve the path aliases: it must not import anything.

/** First segments of paths that are not pages in a language. All other paths without a prefix are English pages. */
export const unlocalizedSegments = [
  '_next',
  'admin',
  'api',
  'apple-icon.png',
  'drawings',
  'embed',
  'en',
  'es',
  'favicon.ico',
  'fonts',
  'icon.svg',
  'plates',
  'preview',
  'pt',
  'robots.txt',
  'share',
  'styles',
]
