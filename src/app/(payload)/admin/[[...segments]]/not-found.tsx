import { NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '@/app/(payload)/admin/importMap.js'
import config from '@/app/loaded-config'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export default function PanelNotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
