import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { loadConfig } from '@/site/load-config'
import { importMap } from './admin/importMap.js'
import { withoutSentRows } from './server-function-args'
import '@payloadcms/next/css'
import './brand/panel.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...withoutSentRows(args), config: loadConfig(), importMap })
}

export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={loadConfig()} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
