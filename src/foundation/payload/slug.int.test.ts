import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, expect, test } from 'vitest'
import { marker, remember, removeContent } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** Creates an article as an editor, who gives it no slug. */
async function createArticle(title: string, more: object = {}) {
  const { editor } = await people()
  const answer = await call('POST', '/posts?draft=true', { as: editor, body: { title, ...more } })
  if (answer.status === 201) remember('posts', answer.body.doc.id)
  return answer
}

test('entries of the same name get web addresses of their own, which stay when they are edited', async () => {
  const { editor } = await people()
  const title = `Seta ${marker()}`
  const slug = title.toLowerCase().replace(' ', '-')
  const first = await createArticle(title)
  const second = await createArticle(title)
  const third = await createArticle(`  ${title.toUpperCase()}!`)
  expect([first, second, third].map(({ body }) => body.doc?.slug)).toEqual([slug, `${slug}-2`, `${slug}-3`])
  const path = `/posts/${first.body.doc.id}?draft=true`
  const edited = await call('PATCH', path, { as: editor, body: { title: marker() } })
  expect(edited.body.doc.slug).toBe(slug)
  const emptied = await call('PATCH', path, { as: editor, body: { title, slug: '' } })
  expect(emptied.body.doc.slug).toBe(slug)
  // An address that somebody writes is theirs to choose.
  expect((await createArticle(title, { slug })).status).toBe(400)
})

test('entries of the same name that are created at once all get a slug', async () => {
  const title = `Seta ${marker()}`
  const slug = title.toLowerCase().replace(' ', '-')
  // The first of one name is the second of the other.
  const answers = await Promise.all([title, title, `${title} 2`, title].map((name) => createArticle(name)))
  expect(answers.map(({ status, text }) => (status === 201 ? '' : text))).toEqual(['', '', '', ''])
  const slugs = answers.map(({ body }) => body.doc.slug)
  expect(new Set(slugs).size).toBe(4)
  for (const made of slugs) expect(made).toMatch(new RegExp(`^${slug}(?:-2|-3|-4|-2-2)?$`))
})

test('a slug is taken however many others contain it, and however many numbers are', async () => {
  const word = marker().toLowerCase()
  const taken = await createArticle(word)
  await payload.db.drizzle.execute(sql`
    insert into posts (id, slug) select gen_random_uuid(), slug from (
      select 'about-' || ${word} || '-and-' || number as slug from generate_series(1, 1200) number
      union all select ${word} || '-' || number from generate_series(2, 130) number) slugs`)
  try {
    expect(taken.body.doc.slug).toBe(word)
    expect((await createArticle(word)).body.doc?.slug).toBe(`${word}-131`)
    await payload.db.drizzle.execute(sql`delete from posts where slug = ${`${word}-7`}`)
    expect((await createArticle(word)).body.doc?.slug).toBe(`${word}-7`)
  } finally {
    await payload.db.drizzle.execute(sql`delete from posts where slug like ${`%${word}-%`}`)
  }
})
