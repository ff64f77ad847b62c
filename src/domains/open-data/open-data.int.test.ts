/** The open data of a database: what is published, and the versions that are recorded of it. */
import { afterAll, expect, test } from 'vitest'
import { type PageContext, withPageContext } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { openDataFile } from '@/site/files/open-data'
import { reference, removeContent, species, speciesData } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { readDataset } from './dataset'
import { jsonName } from './files'
import { openDataSlug } from './global'
import { findVersion, getPublishedData, listVersions } from './queries'
import { readStoredFile } from './stored-files'
import { newestVersion, recordVersion } from './versions'

const guest = { payload, user: null, locale: 'en', draft: false } as const

afterAll(async () => {
  await payload.updateGlobal({ slug: openDataSlug, data: { licence: 'CC-BY-4.0', rightsHolder: null } })
  await payload.delete({ collection: 'dataversions', where: { id: { exists: true } } })
  await removeContent()
  await removePeople()
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
  expect(await findVersion(guest, dataset.version)).toEqual({ withdrawal: null })
  // The former version stays as it was recorded.
  expect(await readStoredFile(payload, dataset.version, jsonName)).toEqual(stored)
  const [now, before] = await listVersions(guest)
  const hashOf = (files: typeof recorded, name: string) =>
    files?.files.find((file) => file.name === name)?.hash
  expect(hashOf(now, jsonName)).not.toBe(hashOf(before, jsonName))
  expect(hashOf(now, 'vocabulary.csv')).toBe(hashOf(before, 'vocabulary.csv'))
  expect(await readStoredFile(payload, dataset.version, 'none.csv')).toBeNull()
  expect(await findVersion(guest, '000000000000')).toBeNull()
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

test('staff withdraw a version with a reason, and nothing else of it can be changed', async () => {
  const { member, editor } = await people()
  await species('published')
  await recordVersion(payload)
  const { version } = await getPublishedData(guest)
  const newest = await newestVersion(payload)
  const fileAt = async () => {
    const response = await openDataFile(new Request('http://localhost/'), {
      locale: 'en',
      version,
      file: jsonName,
    })
    return { status: response.status, text: response.status === 200 ? '' : await response.text() }
  }
  const change = (as: typeof member | null, body: object, query = '') =>
    call('PATCH', `/dataversions/${newest?.id}${query}`, { as, body })
  const withdrawal = { reason: 'Deadly was edible.', on: '1999-01-01T00:00:00.000Z' }
  for (const as of [null, member]) expect((await change(as, { withdrawal })).status).toBe(403)
  expect((await fileAt()).status).toBe(200)

  const recorded = {
    dataVersion: 'ffffffffffff',
    licence: 'CC0-1.0',
    rightsHolder: 'Nobody',
    speciesCount: 1e6,
    referenceCount: 1e6,
    added: ['a'],
    changed: ['a'],
    removed: ['a'],
    fingerprints: {},
  }
  await change(editor, { withdrawal, ...recorded })
  const { withdrawal: _withdrawal, updatedAt: _updatedAt, ...kept } = (await newestVersion(payload)) ?? {}
  expect(newest).toMatchObject(kept)
  const today = new Date().toISOString().slice(0, 10)
  const [withdrawn] = await listVersions({ ...guest, locale: 'es' })
  expect(withdrawn).toMatchObject({
    version,
    licence: newest?.licence,
    files: [],
    withdrawal: { on: today, reason: { text: 'Deadly was edible.', lang: 'en' } },
  })
  expect(await fileAt()).toEqual({
    status: 410,
    text: expect.stringContaining(`withdrawn on ${today}: Deadly`),
  })
  expect(await getPublishedData(guest)).toMatchObject({ version, isWithdrawn: true })

  await change(editor, { withdrawal: { reason: 'Lo mortal era comestible.' } }, '?locale=es')
  await change(editor, { withdrawal: { reason: '' } })
  expect((await fileAt()).status).toBe(410)
  await change(editor, { withdrawal: { reason: ' ' } }, '?locale=es')
  expect((await listVersions(guest))[0]).toMatchObject({ withdrawal: null })
  expect((await fileAt()).status).toBe(200)
  expect(await getPublishedData(guest)).toMatchObject({ isWithdrawn: false })
  await change(editor, { withdrawal: { reason: '' } })
  expect((await fileAt()).status).toBe(200)
  await change(editor, { withdrawal: { reason: 5 } })
  expect((await newestVersion(payload))?.withdrawal).toMatchObject({ on: null, reason: '' })
})

test('a withdrawn version stays so when the data returns to it, and its page and files expire', async () => {
  const hold = (rightsHolder: string) =>
    payload.updateGlobal({ slug: openDataSlug, data: { licence: 'CC-BY-4.0', rightsHolder } })
  await species('published')
  await hold('One')
  await recordVersion(payload)
  const { version } = await getPublishedData(guest)
  const newest = await newestVersion(payload)
  const context: PageContext = { tags: new Set() }
  const fileAt = () =>
    withPageContext(context, () =>
      openDataFile(new Request('http://localhost/'), { locale: 'en', version, file: jsonName }),
    )
  const before = await fileAt()
  expect(before.headers.get('cache-control')).not.toMatch(/\bmax-age=[1-9]|immutable/)
  expect([...context.tags]).toContain(tags.list('dataversions'))

  const { editor } = await people()
  const body = { withdrawal: { reason: 'Wrong.' } }
  await call('PATCH', `/dataversions/${newest?.id}`, { as: editor, body })
  await hold('Two')
  await recordVersion(payload)
  await hold('One')
  expect(await getPublishedData(guest)).toMatchObject({ version, isWithdrawn: true })
  await recordVersion(payload)
  expect((await newestVersion(payload))?.dataVersion).toBe(version)
  const [again, other, first] = await listVersions(guest)
  expect([again, first]).toMatchObject(
    Array.from({ length: 2 }, () => ({ version, files: [], withdrawal: {} })),
  )
  expect(other).toMatchObject({ withdrawal: null })
  const after = await fileAt()
  expect([after.status, after.headers.get('cache-control')]).toEqual([410, 'no-cache'])
})

test('“latest” leads to the newest version that was not withdrawn, and to none when all were', async () => {
  const { editor } = await people()
  const hold = (rightsHolder: string) =>
    payload.updateGlobal({ slug: openDataSlug, data: { licence: 'CC-BY-4.0', rightsHolder } })
  const withdraw = (id: string | undefined, reason: string) =>
    call('PATCH', `/dataversions/${id}`, { as: editor, body: { withdrawal: { reason } } })
  const latest = async () => {
    const file = { locale: 'en', version: 'latest', file: jsonName }
    const { status, headers } = await openDataFile(new Request('http://localhost/'), file)
    expect(headers.get('cache-control')).toBe('no-cache')
    return { status, location: headers.get('location') }
  }
  const leadsTo = (version: string | undefined) => ({ status: 307, location: `/data/${version}/${jsonName}` })
  await payload.delete({ collection: 'dataversions', where: { id: { exists: true } } })
  await species('published')
  await hold('First')
  expect(await latest()).toEqual(leadsTo((await getPublishedData(guest)).version))

  await recordVersion(payload)
  const first = await newestVersion(payload)
  await hold('Second')
  await recordVersion(payload)
  const second = await newestVersion(payload)
  expect(await latest()).toEqual(leadsTo(second?.dataVersion))

  await withdraw(second?.id, 'Wrong.')
  expect(await latest()).toEqual(leadsTo(first?.dataVersion))
  expect(await getPublishedData(guest)).toMatchObject({ isWithdrawn: true, latest: first?.dataVersion })

  await withdraw(first?.id, 'Wrong too.')
  expect(await latest()).toEqual({ status: 410, location: null })
  expect(await getPublishedData(guest)).toMatchObject({ latest: null })

  await hold('Third')
  const { version } = await getPublishedData(guest)
  expect(await latest()).toEqual(leadsTo(version))
  await withdraw(second?.id, '')
  expect(await latest()).toEqual(leadsTo(version))
  await hold('First')
  expect(await latest()).toEqual(leadsTo(second?.dataVersion))
})
