import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { importMap } from '@/app/(payload)/admin/importMap.js'
import { watchDatabaseFailures } from '@/foundation/database-outage'
import { DatabaseUnavailableError } from '@/foundation/payload/database-errors'
import { loadConfig } from '@/site/load-config'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [view = ''] = (await params).segments ?? []
  // Payload looks views up in a plain object and calls what it finds.
  if (view in Object.prototype) notFound()
  return generatePageMetadata({ config: loadConfig(), params, searchParams })
}

export default async function PanelPage({ params, searchParams }: Props) {
  const hasDatabaseFailed = watchDatabaseFailures()
  try {
    return await RootPage({ config: loadConfig(), importMap, params, searchParams })
  } catch (error) {
    // Payload takes the user for a guest then and redirects to the sign-in page.
    if (hasDatabaseFailed()) throw new DatabaseUnavailableError()
    throw error
  }
}
