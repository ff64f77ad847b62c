// Starts the PostgreSQL of the integration tests, also for an editor or `npx vitest --project integration`.
import type { TestProject } from 'vitest/node'
import { startTestCluster } from './cluster'

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: { templateUrl: string; dataDir: string }
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { templateUrl, dataDir, stop } = await startTestCluster('taxonomy')
  provide('testCluster', { templateUrl, dataDir })
  return stop
}
