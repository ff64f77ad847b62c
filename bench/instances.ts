// Measures how long a change made at one instance takes to be seen at another:
// npm run bench:instances [-- --rounds 20]
// Both instances run here, on a copy of the sample content. From the answer to the change to the first answer of the
// other instance that shows it, asked every 20 ms. Needs a build (`npm run build`).
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startInstances } from '../e2e/support/instances'
import { minimalSpecies } from '../e2e/support/records'
import { adminAccount, request, Session, signIn } from '../e2e/support/rest'
import { startTestCluster, testEnvironment } from '../scripts/test-environment/cluster'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })

const cleanups: (() => Promise<unknown>)[] = []
const times: Record<string, number[]> = {}

/** Milliseconds after which a change counts as lost. */
const longestWait = 60_000

async function measure(change: string, isSeen: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  while (!(await isSeen())) {
    if (performance.now() - startedAt > longestWait)
      throw new Error(`The other instance never showed what was ${change}.`)
    await sleep(20)
  }
  times[change] = [...(times[change] ?? []), performance.now() - startedAt]
}

/** Publishes, changes and withdraws a species at one instance. */
async function playRound(admin: Session, other: string): Promise<void> {
  const species = minimalSpecies('duplex')
  const path = `/mushrooms/${species.slug}`
  const read = (address: string) => request(address, {}, other)
  const pageHas = async (address: string, text: string) => (await (await read(address)).text()).includes(text)
  await read(path)
  const { id } = await admin.create('mushrooms', { ...species, _status: 'published' })
  await measure('published', async () => (await read(path)).status === 200)
  await measure('listed', () => pageHas('/mushrooms/species?sort=newest', species.slug))
  await admin.update('mushrooms', id, { meta: { description: 'Seen by both.' }, _status: 'published' })
  await measure('edited', () => pageHas(path, 'Seen by both.'))
  await admin.update('mushrooms', id, { _status: 'draft' })
  await measure('withdrawn', async () => (await read(path)).status === 404)
  await admin.delete('mushrooms', id)
}

try {
  const cluster = await startTestCluster('sample')
  cleanups.push(cluster.stop)
  Object.assign(process.env, testEnvironment({ databaseUrl: cluster.templateUrl, dataDir: cluster.dataDir }))
  const { siteUrl, urls } = await startInstances(cluster.templateUrl, (cleanup) => cleanups.push(cleanup))
  const { storageState } = await signIn(adminAccount(), siteUrl)
  const admin = new Session(storageState, urls[0])
  for (let round = 0; round < Number(values.rounds); round += 1) await playRound(admin, urls[1])
  for (const [change, measured] of Object.entries(times)) {
    measured.sort((a, b) => a - b)
    const at = (share: number) => `${measured[Math.floor((measured.length - 1) * share)]?.toFixed(0)} ms`
    console.log(`${change}: median ${at(0.5)}, 90% ${at(0.9)}, longest ${at(1)}`)
  }
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup()
}
