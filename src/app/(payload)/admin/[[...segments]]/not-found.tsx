import { NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '@/app/(payload)/admin/importMap.js'
import { loadConfig } from '@/site/load-config'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export default function PanelNotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config: loadConfig(), importMap, params, searchParams })
}
