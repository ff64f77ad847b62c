import { afterAll, expect, test } from 'vitest'
import { people, removePeople } from './people'
import { call, graphql } from './rest'
import { species, removeContent } from './content'
afterAll(async () => { await removeContent(); await removePeople() })
test('x', async () => {
  const who = await people()
  const a = await call('GET', '/mushrooms?limit=1&depth=0')
  console.log(a.status, a.text.slice(0, 300))
  const d = await species('draft')
  for (const q of [`/mushrooms/${d.id}`, `/mushrooms/${d.id}?draft=true`, `/mushrooms?where[slug][equals]=${d.slug}&draft=true`, '/mushrooms?sort=nonsense', '/users?sort=hash', '/growingguides?sort=author.email', '/growingguides?sort=author', '/growingguides?where[author.email][like]=a', '/users', '/mushrooms?limit=abc', '/mushrooms?limit=abc&page=-1', '/mushrooms?page=1000000000&limit=2', '/mushrooms/versions', '/mushrooms?locale=xx', '/mushrooms?limit=1&depth=1&sort=specie.safety.headline','/mushrooms?limit=1&depth=1&sort=-specie.lookAlikeSpecies.species.slug', '/payload-preferences', '/payload-locked-documents','/payload-migrations','/payload-jobs','/payload-kv', '/access', '/users/init', '/mushrooms?fallback-locale=xx&limit=1', '/mushrooms?select[x]=1&limit=1','/mushrooms?limit=1&depth=abc','/mushrooms?limit=1.5','/mushrooms/not-a-uuid', '/mushrooms?populate[users][email]=true&limit=1', '/mushrooms/versions?limit=abc','/mushrooms/versions/abc']) {
    for (const [n, as] of [['v', null], ['m', who.member], ['e', who.editor]] as const) {
    const r = await call('GET', q, { as })
    console.log(n, q, r.status, r.text.slice(0, 160).replaceAll('\n', ' '), r.body?.limit, r.body?.page) }
  }
  console.log((await graphql('{ Mushrooms(limit: 1) { docs { id slug } totalDocs } }')).text)
  console.log((await graphql('{ __schema { types { name } } }')).text.slice(0,200))
  console.log((await graphql('{ __schema { queryType { fields { name } } mutationType { fields { name } } } }')).body.data.__schema.queryType.fields.map((f: any) => f.name).join(' '))
  console.log((await graphql('{ __schema { queryType { fields { name } } mutationType { fields { name } } } }')).body.data.__schema.mutationType.fields.map((f: any) => f.name).join(' '))
})
