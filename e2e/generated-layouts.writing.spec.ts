import type { Page } from '@playwright/test'
import { layoutField } from '@/foundation/payload/layout-field'
import { documentCollections } from '@/foundation/routing/paths'
import { isFullRun } from '@/testing/property-runs'
import type { DocumentIds, SampleOptions } from '@/testing/stored-layouts'
import { runTypeScript } from '../tools/local-server/child-process'
import { project } from '../tools/local-server/folders'
import { findViolations } from './support/axe'
import { type Records, uniqueName } from './support/records'
import { desktop, inLanguage, languageAt, phone } from './support/site'
import { expect, test } from './support/test'
import { watchPage } from './support/visit'

/*
 * Pages composed as an editor might, by chance, from the configurations of the blocks. `layouts.mocked.test.tsx` renders
 * layouts with missing, deleted and outdated values; these are valid, so that they are published and served.
 */

const count = isFullRun ? 50 : 6

const blocksOfPages =
  layoutField('layout', { also: ['impressions', 'reviews'] }).blockReferences?.map(String) ?? []

interface Layout {
  blockType: string
}

/** In another process, because Playwright's loader refuses the JSON of messages, which the configurations import. */
async function sampleLayouts(options: SampleOptions): Promise<Layout[][]> {
  let layouts = ''
  const { code, output } = await runTypeScript('scripts/sample-layouts.ts', {
    cwd: project,
    env: { ...process.env, LAYOUT_OPTIONS: JSON.stringify(options) },
    onLine: (line) => {
      layouts = line
    },
  })
  if (code !== 0) throw new Error(`No layouts were generated:\n${output}`)
  return JSON.parse(layouts)
}

/** Documents of the sample content that layouts refer to; of some collections it has few. */
const sampleSizes: Record<string, number> = { affiliates: 3, forms: 2, pages: 4 }
const defaultSampleSize = 12

async function findDocuments(records: Records): Promise<DocumentIds> {
  const collections = [...documentCollections, 'affiliates', 'categories', 'forms', 'references']
  const entries = collections.map(async (collection) => {
    const docs = await records.admin.find(collection)
    // The oldest are sample content, which no other test deletes.
    docs.sort((one, other) => String(one.createdAt).localeCompare(String(other.createdAt)))
    const size = sampleSizes[collection] ?? defaultSampleSize
    return [collection, docs.slice(0, size).map(({ id }) => id)] as const
  })
  const media = [await records.uploadPicture('#c04020'), await records.uploadPicture('#4a5d23')]
  return { ...Object.fromEntries(await Promise.all(entries)), media }
}

/** Returns what is wrong with a page whose heading must be `title`. */
async function findFaults(page: Page, address: string, title: string): Promise<string[]> {
  const response = await page.goto(address)
  if (response?.status() !== 200) return [`responds with ${response?.status()}`]
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  if (heading !== title) return [`shows “${heading}” in place of “${title}”`]
  return findViolations(page)
}

test('published pages of generated layouts log no errors and have no axe violations', async ({
  page,
  records,
}, testInfo) => {
  testInfo.setTimeout(testInfo.timeout + count * 30_000)
  const seed = Number(process.env.FAST_CHECK_SEED)
  testInfo.annotations.push({ type: 'seed', description: `FAST_CHECK_SEED=${seed}` })
  const ids = await findDocuments(records)
  const layouts = await sampleLayouts({ allowed: blocksOfPages, ids, seed, count })
  const slug = uniqueName('layout')
  const { id } = await records.create('pages', { title: slug, slug, _status: 'published' })
  const logged = watchPage(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [index, layout] of layouts.entries()) {
    const title = `Layout ${index}`
    const language = languageAt(index)
    const viewport = index % 2 === 0 ? desktop : phone
    const blockTypes = layout.map(({ blockType }) => blockType).join(', ')
    const name = `${title} of FAST_CHECK_SEED=${seed} (${blockTypes}), ${language}, ${viewport.width} px`
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      const faults = await records.admin.update('pages', id, { title, layout, _status: 'published' }).then(
        () => findFaults(page, inLanguage(language, `/${slug}`), title),
        (refusal) => [String(refusal)],
      )
      expect.soft([...faults, ...logged.splice(0)], name).toEqual([])
    })
  }
})
