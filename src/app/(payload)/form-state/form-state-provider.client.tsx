'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { ServerFunctionClient } from 'payload'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { changeEvents, createChangeClock } from './change-clock'
import { withoutFiles } from './without-files'

/**
 * Asks for the state of a form without its pictures, and hands it over when nothing has been changed for a moment: Payload
 * takes a change for evaluated that was made less than a quarter of a second before the state of an earlier one arrives.
 * What depends on it would not be shown, and a row that was added would load until the next change.
 */
export function FormStateProvider({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [clock] = useState(createChangeClock)
  useEffect(() => {
    for (const type of changeEvents) window.addEventListener(type, clock.record, true)
    return () => {
      for (const type of changeEvents) window.removeEventListener(type, clock.record, true)
    }
  }, [clock])
  const callServer = useCallback<ServerFunctionClient>(
    async (args) => {
      const result = await serverFunction(withoutFiles(args))
      if (args.name === 'form-state') await clock.waitForPause()
      return result
    },
    [clock, serverFunction],
  )
  return <ServerFunctionsProvider serverFunction={callServer}>{children}</ServerFunctionsProvider>
}
