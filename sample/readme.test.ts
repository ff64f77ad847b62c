import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { guides, references, species } from './'
import { products, vendors } from './marketplace'
import { posts } from './posts'
import { recipes } from './recipes'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

it('the README states how many records the sample content has', () => {
  expect(readme).toContain(
    `${species.length} species, ${guides.length} growing guides, ${posts.length} articles and ${references.length} references`,
  )
  expect(readme).toContain(`**Recipes**: ${recipes.length},`)
  expect(readme).toContain(`${products.length} products from ${vendors.length} vendors`)
})
