import type { TestProject } from 'vitest/node'
import { adminAccount, tokenFor } from './entrance'

declare module 'vitest' {
  export interface ProvidedContext {
    adminToken: string
  }
}

/** Signs the administrator in, once for all journeys. */
export default async function signInAdministrator({ provide }: TestProject): Promise<void> {
  provide('adminToken', await tokenFor(adminAccount()))
}
