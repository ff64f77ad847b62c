import { getTranslations } from 'next-intl/server'
import { isLocale, type Locale } from '@/foundation/i18n/locales'
import { absolute } from '@/foundation/seo/absolute'
import { escapeHtml } from '@/foundation/text/escape-html'

interface Context {
  params: Promise<{ file: string }>
}

export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** https://github.com/dewitt/opensearch: lets browsers search the site from the address bar. */
async function description(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'site' })
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
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = (await params).file.replace(/\.xml$/, '')
  if (!isLocale(locale)) return new Response('No such language.', { status: 404 })
  return new Response(await description(locale), {
    headers: {
      'Content-Type': 'application/opensearchdescription+xml',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
