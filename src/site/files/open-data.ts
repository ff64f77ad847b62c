import { dataFilePath, latestVersion } from '@/domains/open-data/paths'
import { getPublishedData, wasPublished } from '@/domains/open-data/queries'
import { defaultLocale } from '@/foundation/i18n/locales'
import { allowAll } from '@/site/session'

/** Seconds; a change of the data expires it sooner. */
const maxAge = 3600

const text = (message: string, status: number) =>
  new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/**
 * `/data/{version}/{file}`. Only the present version is served, because former ones may hold what has been withdrawn or
 * corrected since; `/data/latest/{file}` leads to it.
 */
export async function openDataFile(
  _request: Request,
  { locale, version, file: name }: { locale: string; version: string; file: string },
): Promise<Response> {
  const reader = await allowAll(defaultLocale)
  const data = await getPublishedData(reader)
  const file = data.files.find((one) => one.name === name)
  // Data is in all languages at once and has one address.
  if (!file || locale !== defaultLocale) return text('No such file.', 404)
  const path = dataFilePath(data.version, name)
  if (version === latestVersion)
    return new Response(null, { status: 307, headers: { Location: path, 'Cache-Control': 'no-cache' } })
  if (version !== data.version)
    return (await wasPublished(reader, version))
      ? text(`This version has been replaced: ${path}`, 410)
      : text('No such version.', 404)
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': `public, max-age=${maxAge}, s-maxage=${maxAge}`,
      ETag: `"${version}"`,
    },
  })
}
