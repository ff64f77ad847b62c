import { isLocale, type Locale } from '@/foundation/i18n/locales'
import { translator } from '@/foundation/i18n/translator'
import { absolute } from '@/foundation/seo/absolute'
import { escapeHtml } from '@/foundation/text/escape-html'

/** https://github.com/dewitt/opensearch: lets browsers search the site from the address bar. */
function description(locale: Locale): string {
  const t = translator(locale, 'site')
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(t('name'))}</ShortName>
  <Description>${escapeHtml(t('tagline'))}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${absolute('en', '/favicon.ico')}</Image>
  <Url type="text/html" method="get" template="${absolute(locale, '/search')}?q={searchTerms}"/>
</OpenSearchDescription>
`
}

/** `/opensearch/{locale}.xml` */
export function openSearchFile(_request: Request, { file }: { file: string }): Response {
  const locale = file.replace(/\.xml$/, '')
  if (!isLocale(locale)) return new Response('No such language.', { status: 404 })
  return new Response(description(locale), {
    headers: {
      'Content-Type': 'application/opensearchdescription+xml',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
