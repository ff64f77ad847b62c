/** The open data of a database: what is published, and the versions that are recorded of it. */
import { afterAll, expect, test } from 'vitest'
import { reference, removeContent, species, speciesData } from '@/testing/content'
import { payload } from '@/testing/users'
import { readDataset } from './dataset'
import { jsonName } from './files'
import { openDataSlug } from './global'
import { getPublishedData, listVersions, wasPublished } from './queries'
import { readStoredFile } from './stored-files'
import { newestVersion, recordVersion } from './versions'

const guest = { payload, user: null, locale: 'en', draft: false } as const

afterAll(async () => {
  await payload.updateGlobal({ slug: openDataSlug, data: { licence: 'CC-BY-4.0', rightsHolder: null } })
  await payload.delete({ collection: 'dataversions', where: { id: { exists: true } } })
  await removeContent()
})

test('versions record what was added, changed and removed, and contain nothing unpublished', async () => {
  const work = await reference('published')
  const unseen = await reference('draft')
  const kept = await species('published')
  const other = await species('published')
  const draft = await species('draft')
  const { specie } = speciesData(kept.specie.scientificName, 'published')
  const cited = {
    ...specie,
    references: [work.id, unseen.id],
    lookAlikeSpecies: [other, draft].map(({ id }) => ({
      species: id,
      trait: 'cap' as const,
      own: 'a',
      other: 'b',
    })),
  }
  await payload.update({ collection: 'mushrooms', id: kept.id, data: { specie: cited } })

  const dataset = await readDataset(payload)
  const text = JSON.stringify(dataset)
  for (const hidden of [draft.slug, unseen.title]) expect(text).not.toContain(hidden)
  expect(dataset.species.find(({ id }) => id === kept.slug)).toMatchObject({
    names: { en: [`common ${kept.specie.scientificName}`] },
    lookAlikes: [{ species: other.slug, own: { en: 'a' } }],
    references: [work.id],
  })
  expect((await readDataset(payload)).version).toBe(dataset.version)

  await recordVersion(payload)
  await recordVersion(payload)
  const [recorded] = await listVersions(guest)
  expect(await listVersions(guest)).toMatchObject([
    { version: dataset.version, removed: [], licence: 'CC-BY-4.0', rightsHolder: 'Fungarium' },
  ])
  const stored = await readStoredFile(payload, dataset.version, jsonName)
  expect(JSON.parse(new TextDecoder().decode(stored?.bytes)).version).toBe(dataset.version)
  expect(recorded?.files).toContainEqual({ name: jsonName, size: stored?.bytes.length, hash: stored?.hash })

  await payload.update({
    collection: 'mushrooms',
    id: kept.id,
    data: { specie: { ...cited, authority: 'Fr.' } },
  })
  await payload.update({ collection: 'mushrooms', id: other.id, data: { _status: 'draft' } })
  const { version, unrecorded } = await getPublishedData(guest)
  expect(version).not.toBe(dataset.version)
  expect(unrecorded).toEqual({ added: [], changed: [kept.slug], removed: [other.slug] })
  await recordVersion(payload)
  expect((await listVersions(guest))[0]).toMatchObject({
    version,
    changed: [kept.slug],
    removed: [other.slug],
  })
  expect(await wasPublished(guest, dataset.version)).toBe(true)
  // The former version stays as it was recorded.
  expect(await readStoredFile(payload, dataset.version, jsonName)).toEqual(stored)
  const [now, before] = await listVersions(guest)
  const hashOf = (files: typeof recorded, name: string) =>
    files?.files.find((file) => file.name === name)?.hash
  expect(hashOf(now, jsonName)).not.toBe(hashOf(before, jsonName))
  expect(hashOf(now, 'vocabulary.csv')).toBe(hashOf(before, 'vocabulary.csv'))
  expect(await readStoredFile(payload, dataset.version, 'none.csv')).toBeNull()
  expect(await wasPublished(guest, '000000000000')).toBe(false)
  expect((await newestVersion(payload))?.dataVersion).toBe(version)
})

test('the settings decide on the licence', async () => {
  const before = await getPublishedData(guest)
  expect(before).toMatchObject({ licence: 'CC-BY-4.0', rightsHolder: 'Fungarium' })
  await payload.updateGlobal({ slug: openDataSlug, data: { licence: 'CC0-1.0', rightsHolder: 'Myco' } })
  const after = await getPublishedData(guest)
  expect(after).toMatchObject({ licence: 'CC0-1.0', rightsHolder: 'Myco' })
  expect(after.version).not.toBe(before.version)
})
