import type { TestProject } from 'vitest/node'
import { adminAccount, baseUrl, tokenFor } from './sign-in'

declare module 'vitest' {
  export interface ProvidedContext {
    adminToken: string
  }
}

/** Signs the administrator in, once for all journeys; after a page, which is what a site is asked for first. */
export default async function signInAdministrator({ provide }: TestProject): Promise<void> {
  await fetch(new URL('/mushrooms', baseUrl))
  provide('adminToken', await tokenFor(adminAccount()))
}
