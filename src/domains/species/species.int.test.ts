/** Species pages in three languages, and the slugs that editors may set. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { reservedSlugs } from '@/foundation/routing/reserved'
import {
  categoryAt,
  marker,
  reference,
  remember,
  removeContent,
  species,
  speciesData,
} from '@/testing/content'
import { call, graphql, queryOf } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { dangerRank } from './edibility'
import { getSpecies } from './queries'

let who: Awaited<ReturnType<typeof people>>
const reader = (locale: Locale): Reader => ({ payload, user: null, locale, draft: false })

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

describe('translations', () => {
  test('a species without a translation is shown in English', async () => {
    const { id, slug, specie } = await species('published')
    const headline = marker()
    await payload.update({
      collection: 'mushrooms',
      id,
      locale: 'es',
      data: { specie: { ...specie, commonNames: [], safety: { headline, advice: specie.safety.advice } } },
    })
    const read = async (locale: string) =>
      (await call('GET', `/mushrooms/${id}?locale=${locale}`)).body.specie.safety.headline
    expect(await read('es')).toBe(headline)
    expect(await read('pt')).toBe(specie.safety.headline)
    expect(await read('en')).toBe(specie.safety.headline)
    expect((await getSpecies(reader('es'), slug))?.safety.headline).toBe(headline)
    expect((await getSpecies(reader('en'), slug))?.safety.headline).toBe(specie.safety.headline)
    expect((await getSpecies(reader('pt'), slug))?.safety.headline).toEqual({
      text: specie.safety.headline,
      lang: 'en',
    })
  })

  test('the names and warnings of the death cap differ in each language', async () => {
    const { id, slug, specie } = await species('published')
    const languages = ['en', 'es', 'pt'] as const
    for (const locale of languages)
      await payload.update({
        collection: 'mushrooms',
        id,
        locale,
        data: {
          specie: {
            ...specie,
            edibility: ['deadly'],
            commonNames: [{ name: marker() }],
            safety: { headline: marker(), advice: marker() },
          },
        },
      })
    const pages = await Promise.all(languages.map((locale) => getSpecies(reader(locale), slug)))
    const headlines = pages.map((page) => page?.safety.headline)
    expect(new Set(headlines).size).toBe(3)
    for (const page of pages) expect(page).toMatchObject({ edibility: 'deadly', toxic: true })
    expect(new Set(pages.map((page) => page?.commonNames[0])).size).toBe(3)
  })
})

describe('the page of a species', () => {
  test('lists the deadliest look-alike first', async () => {
    const { id, slug, specie } = await species('published')
    const lookAlikeSpecies = []
    for (const edibility of ['choice', 'deadly', 'inedible', 'poisonous'] as const) {
      const other = await species('published')
      const data = { specie: { ...other.specie, edibility: [edibility] } }
      await payload.update({ collection: 'mushrooms', id: other.id, data })
      lookAlikeSpecies.push({ species: other.id, trait: 'cap' as const, own: 'a', other: 'b' })
    }
    await payload.update({ collection: 'mushrooms', id, data: { specie: { ...specie, lookAlikeSpecies } } })
    const page = await getSpecies(reader('en'), slug)
    const ranks = page?.lookAlikes.map(({ species: other }) => dangerRank(other.edibility))
    expect(ranks).toHaveLength(4)
    expect(ranks).toEqual(ranks?.toSorted((one, another) => one - another))
  })

  test('gives the edibility of a look-alike at any depth, and not that of a draft', async () => {
    const edibility: ('deadly' | 'edible')[] = ['edible', 'deadly']
    const other = await species('published')
    await payload.update({
      collection: 'mushrooms',
      id: other.id,
      data: { specie: { ...other.specie, edibility } },
    })
    const hidden = await species('draft')
    const { id, specie } = await species('published')
    const row = { trait: 'cap' as const, own: 'a', other: 'b' }
    const lookAlikeSpecies = [other, hidden].map((one) => ({ ...row, species: one.id }))
    await payload.update({ collection: 'mushrooms', id, data: { specie: { ...specie, lookAlikeSpecies } } })
    for (const depth of [0, 1, 2]) {
      const { body } = await call('GET', `/mushrooms/${id}?depth=${depth}`)
      const rows = body.specie.lookAlikeSpecies.map(
        (entry: { edibility?: unknown }) => entry.edibility ?? null,
      )
      expect(rows, String(depth)).toEqual([edibility, null])
    }
  })

  test('takes a local name with the tag of its language, and refuses anything else as a tag', async () => {
    const { id, slug, specie } = await species('published')
    const save = (language: string) =>
      payload.update({
        collection: 'mushrooms',
        id,
        data: { specie: { ...specie, localNames: [{ name: 'rovelló', language }] } },
      })
    for (const wrong of ['', 'Catalan', 'es-mx', 'es_MX', `es-MX${'x'.repeat(40)}`])
      await expect(save(wrong), wrong).rejects.toThrow('invalid')
    await save('ca')
    for (const locale of ['en', 'es', 'pt'] as const)
      expect((await getSpecies(reader(locale), slug))?.localNames).toEqual([
        { language: 'ca', names: ['rovelló'], sources: [] },
      ])
  })

  test('takes a look-alike without a page by its name and edibility, and refuses anything between', async () => {
    const other = await species('published')
    const { id, slug, specie } = await species('published')
    const row = { trait: 'cap' as const, own: 'a', other: 'b' }
    const named = { scientificName: 'Cortinarius orellanosus', edibilityClass: 'deadly' as const }
    const save = (one: object) =>
      payload.update({
        collection: 'mushrooms',
        id,
        data: { specie: { ...specie, lookAlikeSpecies: [{ ...row, ...one }] } },
      })
    for (const wrong of [
      {},
      { species: other.id, ...named },
      { scientificName: named.scientificName },
      { edibilityClass: named.edibilityClass },
    ])
      await expect(save(wrong), JSON.stringify(wrong)).rejects.toThrow('invalid')
    await save(named)
    const { body } = await call('GET', `/mushrooms/${id}?depth=0`)
    expect(body.specie.lookAlikeSpecies).toMatchObject([{ ...named, edibility: ['deadly'] }])
    expect((await getSpecies(reader('es'), slug))?.lookAlikes).toMatchObject([
      { species: { kind: 'unlisted', scientificName: named.scientificName, edibility: 'deadly' } },
    ])
  })

  test('names each compound in the language of the reader, over REST and GraphQL', async () => {
    const { id, specie } = await species('published')
    const compound = await categoryAt('species/chemistry/medicinal/ergothioneine')
    const chemistry = { medicinalChem: [{ compound, amount: 1, units: 'mg-per-g' as const }] }
    await payload.update({ collection: 'mushrooms', id, data: { specie: { ...specie, chemistry } } })
    for (const [locale, name] of [
      ['en', 'Ergothioneine'],
      ['es', 'Ergotioneína'],
    ]) {
      const { body } = await call('GET', `/mushrooms/${id}?depth=0&locale=${locale}`)
      expect(body.specie.chemistry.medicinalChem).toMatchObject([{ name }])
      const answer = await graphql(
        `{ Mushroom(id: "${id}", locale: ${locale}) { specie { chemistry { medicinalChem { name } } } } }`,
      )
      expect(answer.body.data?.Mushroom.specie.chemistry.medicinalChem, answer.text).toEqual([{ name }])
    }
  })

  test('E10: has only the six effects on brain function under that heading', async () => {
    const { id, specie } = await species('published')
    const save = async (slugs: readonly string[]) => {
      const effects = await Promise.all(slugs.map((slug) => categoryAt(`species/effect/${slug}`)))
      const cognitiveEffects = effects.map((effect) => ({ effect }))
      const body = { specie: { ...specie, effects: { cognitiveEffects } } }
      return (await call('PATCH', `/mushrooms/${id}`, { as: who.editor, body })).status
    }
    expect(await save(['focus', 'creativity', 'calm', 'energy', 'memory', 'endurance'])).toBe(200)
    expect(await save(['euphoric'])).toBe(400)
  })

  test('is published only with findings that fit the kind of study', async () => {
    const { id, specie } = await species('published')
    const ailment = await categoryAt('species/benefit/insomnia')
    const publish = (row: object) =>
      call('PATCH', `/mushrooms/${id}`, {
        as: who.editor,
        body: { specie: { ...specie, effects: { helpsWith: [{ ailment, ...row }] } }, _status: 'published' },
      })
    for (const row of [
      { evidence: 'animal', finding: 'helped' },
      { evidence: 'trials', finding: 'not-studied' },
      { evidence: 'trials' },
    ])
      expect((await publish(row)).status, JSON.stringify(row)).toBe(400)
    expect((await publish({ evidence: 'small-trials', finding: 'unclear' })).status).toBe(200)
  })

  test('omits incomplete and unpublished references', async () => {
    const whole = await reference('published')
    const parts = [await reference('published'), await reference('draft')]
    await databaseOf(payload).execute(sql`update "references" set link = null where id = ${parts[0]?.id}`)
    const { id, slug, specie } = await species('published')
    await payload.update({
      collection: 'mushrooms',
      id,
      data: { specie: { ...specie, references: [...parts, whole].map((one) => one.id) } },
    })
    expect((await getSpecies(reader('en'), slug))?.references.map((one) => one.id)).toEqual([whole.id])
  })

  test('does not exist for drafts and unknown slugs', async () => {
    const { slug } = await species('draft')
    expect(await getSpecies(reader('en'), slug)).toBeNull()
    expect(await getSpecies(reader('en'), marker())).toBeNull()
  })

  test('shows what the API returns', async () => {
    const { slug } = await species('published')
    const { body } = await call('GET', `/mushrooms?depth=1&${queryOf({ where: { slug: { equals: slug } } })}`)
    const page = await getSpecies(reader('en'), slug)
    expect(body.docs[0].specie.scientificName).toBe(page?.card.scientificName)
    expect(body.docs[0].id).toBe(page?.id)
  })
})

describe('the slug of a species', () => {
  test.each(reservedSlugs)('cannot be /%s, which a route uses', async (slug) => {
    const { status, body } = await call('POST', '/mushrooms', {
      as: who.editor,
      body: { ...speciesData(marker(), 'draft'), slug },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(`The site itself uses the address “${slug}”.`)
  })

  test.each(['Upper', 'a b', 'a/b', 'a--b', '-a', 'ñ', '..', 'a_b', 'a?b', '<b>'])(
    'cannot be %j',
    async (slug) => {
      const { status, body } = await call('POST', '/mushrooms', {
        as: who.editor,
        body: { ...speciesData(marker(), 'draft'), slug },
      })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toMatch(/lower-case letters, digits and single hyphens/)
    },
  )

  test('is generated from the scientific name if it is empty', async () => {
    const { slug: _, ...data } = speciesData(`Zz ${marker()} spëcies`, 'draft')
    const { body } = await call('POST', '/mushrooms', { as: who.editor, body: data })
    expect(body.doc.slug).toMatch(/^zz-zz[0-9a-f]+-species$/)
    await payload.delete({ collection: 'mushrooms', id: body.doc.id })
  })

  test('cannot be that of another species, and the error says so', async () => {
    const { slug } = await species('published')
    const { status, text } = await call('POST', '/mushrooms', {
      as: who.editor,
      body: { ...speciesData(marker(), 'published'), slug },
    })
    expect(status).toBeOneOf([400, 409])
    expect(text).not.toMatch(/drizzle|Failed query|constraint/i)
  })
})

describe('a species cannot be saved', () => {
  const specie = () => speciesData(marker(), 'draft').specie
  test.each([
    ['without a warning', { safety: { headline: '', advice: '' } }],
    ['without an edibility', { edibility: [] }],
    ['without a growth form', { traits: { hymenium: 'gills' } }],
  ])('%s, except as a draft', async (_, change) => {
    const body = { ...speciesData(marker(), 'published'), specie: { ...specie(), ...change } }
    expect((await call('POST', '/mushrooms', { as: who.editor, body })).status).toBe(400)
    const saved = await call('POST', '/mushrooms?draft=true', { as: who.editor, body })
    expect(saved.status, saved.text).toBe(201)
    remember('mushrooms', saved.body.doc.id)
  })

  test.each([
    ['with three', { edibility: ['edible', 'choice', 'caution'] }],
    ['with an unknown class', { edibility: ['delicious'] }],
    [
      'with a colour that is none',
      { traits: { growthForm: 'agaric', hymenium: 'gills', colours: { cap: { typical: 'red' } } } },
    ],
    ['with less than nothing of a vitamin', { nutrients: { calories: -1 } }],
    ['with a month that is none', { seasons: [{ region: 'a', hemisphere: 'north', months: ['13'] }] }],
  ])('%s, not even as a draft', async (_, change) => {
    const body = { ...speciesData(marker(), 'draft'), specie: { ...specie(), ...change } }
    expect((await call('POST', '/mushrooms?draft=true', { as: who.editor, body })).status).toBe(400)
  })
})

describe('the scientific name', () => {
  const save = (scientificName: string, more: object = {}) => {
    const data = speciesData(`Agaricus ${marker()}`, 'published')
    const body = { ...data, slug: marker(), specie: { ...data.specie, scientificName, ...more } }
    return call('POST', '/mushrooms', { as: who.editor, body })
  }

  test('is refused with its authors in it, which have a field of their own', async () => {
    const refused = await save('Amanita muscaria (L.) Lam.')
    expect(refused.status, refused.text).toBe(400)
    expect(refused.text).toContain('Write the authors, “(L.) Lam.”')
  })

  test.each([
    ['amanita ohnegleichen', 'Write “Amanita ohnegleichen”'],
    ['AMANITA OHNEGLEICHEN', 'Write “Amanita ohnegleichen”'],
    ['Amanita Ohnegleichen', 'Write “Amanita ohnegleichen”'],
    ['Boletus Edulis Bull.', 'Write “Boletus edulis”'],
    ['AMANITA MUSCARIA L.', 'Write “Amanita muscaria”'],
    ['Cortinarius Fries', 'Write the authors, “Fries”, in the field Authority, and only “Cortinarius”'],
    ['Boletus Fries', 'Write the authors, “Fries”'],
    ['The Boletus edulis', 'Write “Boletus edulis”, without an article'],
    ['Amanita muscaria alba', 'has no rank before its last part'],
    ['Boletus edulis / aereus', '“/ aereus” is no part of a scientific name. Write “Boletus edulis” alone'],
    ['Amanita muscaria¹', '“¹” is no part of a scientific name'],
    ['fly agaric (Amanita muscaria)', 'Write “Amanita muscaria” alone'],
    ['Sect. Phalloideae', 'Begin with the genus in full'],
    ['A. muscaria', 'Begin with the genus in full'],
    ['Amanitaceae', '“Amanitaceae” is a family, an order or another name above the genus'],
    ['Agaricales sp.', 'Enter the genus or the species'],
    ['Morchella hybr.', '“hybr.” is no part of a scientific name. After “Morchella” write an epithet'],
    ['"Agaricus" sp. 1', 'After “Agaricus” write an epithet'],
    ['Psilocybe cubensis Golden Teacher', 'or the name of a strain in quotation marks'],
    ['<i>Amanita</i> ohnegleichen', 'contains no “<”'],
    ['\u0410manita ohnegleichen', 'contains no “\u0410”'],
    ['\u{1D434}manita ohnegleichen', 'contains no “\u{1D434}”'],
    ['Amanita o\uFB01na', 'contains no “\uFB01”'],
  ])('%s is refused, and the message says what to write', async (name, message) => {
    const refused = await save(name)
    expect(refused.status, refused.text).toBe(400)
    expect(refused.text).toContain(message)
  })

  test('may be that of a hybrid, a wider sense, a working name or a strain', async () => {
    const epithet = marker().replace(/[^a-z]/g, 'o')
    for (const rest of [`× ${epithet}`, `${epithet} s.l.`, `${epithet}a nom. prov.`, `sp. "${epithet}"`]) {
      const saved = await save(`Lepiota ${rest}`)
      expect(saved.status, saved.text).toBe(201)
      remember('mushrooms', saved.body.doc.id)
    }
  })

  test('cannot be the name or a synonym of another species, however it is written', async () => {
    const epithet = marker().replace(/[^a-z]/g, 'o')
    const { slug } = await species('published', `Lepiota ${epithet}`, {
      slug: epithet,
      specie: {
        ...speciesData(`Lepiota ${epithet}`, 'published').specie,
        synonyms: [`Agaricus ${epithet} ssp. minor Peck`],
      },
    })
    for (const name of [`Lepiota ${epithet}`, `Agaricus ${epithet} subsp. minor`]) {
      const refused = await save(name)
      expect([refused.status, refused.text.includes(`/mushrooms/${slug}`)], refused.text).toEqual([400, true])
    }
    const variation = await save(`Lepiota ${epithet}`, { variation: 'Golden' })
    expect(variation.status, variation.text).toBe(201)
    remember('mushrooms', variation.body.doc.id)
  })

  test('is given once when two species ask for it at the same time', async () => {
    const name = `Lepiota ${marker().replace(/[^a-z]/g, 'o')}`
    const saved = await Promise.all([save(name), save(name)])
    for (const { body, status } of saved) if (status === 201) remember('mushrooms', body.doc.id)
    expect(saved.map(({ status }) => status).sort()).toEqual([201, 400])
  })
})

test('pickers of the panel find a species by its common name, in the language of the request', async () => {
  const { id, specie } = await species('published')
  const name = marker()
  const data = { specie: { ...specie, commonNames: [{ name }] } }
  await payload.update({ collection: 'mushrooms', id, locale: 'es', data })
  const found = async (as: unknown, locale: string) => {
    const query = `where[and][0][title][like]=${name}&locale=${locale}`
    const { body } = await call('GET', `/mushrooms?${query}`, { as: as as typeof who.editor })
    return body.docs.map((doc: { id: string }) => doc.id)
  }
  expect(await found(who.editor, 'es')).toEqual([id])
  expect(await found(who.visitor, 'es')).toEqual([])
})
