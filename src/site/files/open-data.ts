import type { DataFile } from '@/domains/open-data/files'
import { dataFilePath, latestVersion } from '@/domains/open-data/paths'
import { findVersion, getPublishedData } from '@/domains/open-data/queries'
import { readStoredFile } from '@/domains/open-data/stored-files'
import type { Withdrawal } from '@/domains/open-data/withdrawal'
import { defaultLocale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { dataPath } from '@/foundation/routing/paths'
import { allowAll } from '@/site/session'

/** Kept until the version is withdrawn; browsers and proxies ask before they use it again. */
const sharedCaching = 'public, s-maxage=3600'

/** Whether a text can be the hash of a version. */
const isVersion = (text: string) => /^[0-9a-f]{12}$/.test(text)

const text = (message: string, status: number) =>
  new Response(message, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // Without it, proxies may keep an answer that ends with the withdrawal.
      ...(status === 410 && { 'Cache-Control': 'no-cache' }),
    },
  })

const withdrawn = ({ on, reason }: Withdrawal) =>
  text(`This version was withdrawn on ${on}: ${plainText(reason)}\nAll versions: ${dataPath}#changes`, 410)

const fileResponse = ({ name, type, bytes }: DataFile, headers: Record<string, string>) =>
  new Response(bytes, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"`, ...headers },
  })

/** Leads to a file of the newest version that was not withdrawn. */
const latestFile = (latest: string | null, name: string) =>
  latest
    ? new Response(null, {
        status: 307,
        headers: { Location: dataFilePath(latest, name), 'Cache-Control': 'no-cache' },
      })
    : text(`Every version was withdrawn. Why: ${dataPath}#changes`, 410)

/**
 * `/data/{version}/{file}`: the files of the present version and of those that are recorded, which never change.
 * `/data/latest/{file}` leads to the newest that was not withdrawn.
 */
export async function openDataFile(
  _request: Request,
  { locale, version, file: name }: { locale: string; version: string; file: string },
): Promise<Response> {
  // Data is in all languages at once and has one address.
  if (locale !== defaultLocale) return text('No such file.', 404)
  const reader = await allowAll(defaultLocale)
  const recorded = isVersion(version) ? await findVersion(reader, version) : null
  if (recorded?.withdrawal) return withdrawn(recorded.withdrawal)
  const stored = recorded && (await readStoredFile(reader.payload, version, name))
  if (stored)
    return fileResponse(stored, {
      'Cache-Control': sharedCaching,
      Link: `<${dataFilePath(latestVersion, name)}>; rel="latest-version"`,
    })
  const data = await getPublishedData(reader)
  const file = data.files.find((one) => one.name === name)
  if (!file) return text('No such file.', 404)
  if (version === latestVersion) return latestFile(data.latest, name)
  if (version === data.version) return fileResponse(file, { 'Cache-Control': sharedCaching })
  return recorded
    ? text(`The files of this version are not kept. The newest: ${dataFilePath(latestVersion, name)}`, 410)
    : text('No such version.', 404)
}
