import { startTestedSite } from './support/tested-site'

/** Starts the site once for all tests, unless BASE_URL names one, and signs the administrator in. */
export default async function setUp(): Promise<() => Promise<void>> {
  console.log(`Pages and languages are chosen by FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`)
  const site = process.env.BASE_URL ? undefined : await startTestedSite()
  const stop = async () => site?.stop()
  Object.assign(process.env, site?.env)
  try {
    // These modules read BASE_URL when they are loaded.
    const { adminAccount, signIn } = await import('./support/rest')
    const { storageState } = await signIn(adminAccount())
    process.env.E2E_ADMIN_STATE = JSON.stringify(storageState)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
