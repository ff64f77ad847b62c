import { describe, expect, test } from 'vitest'
import { slugPattern } from '@/foundation/routing/slug'
import { drawnIcons } from '@/ui/icon'
import { iconNames } from './icons'
import { taxonomy } from './taxonomy'
import type { TaxonomyNode } from './taxonomy-node'

type Placed = TaxonomyNode & { path: string }

function placed(nodes: readonly TaxonomyNode[], above = ''): Placed[] {
  return nodes.flatMap((node) => {
    const path = above ? `${above}/${node.slug}` : node.slug
    return [{ ...node, path }, ...placed(node.children ?? [], path)]
  })
}

const all = placed(taxonomy)
const slugsUnder = (path: string) => all.find((node) => node.path === path)?.children?.map(({ slug }) => slug)

describe('the embedded taxonomy', () => {
  test('gives every value a unique path', () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
    for (const { slug, path } of all) expect(slug, path).toMatch(slugPattern)
  })

  test.each(all.map(({ path, title }) => [path, title] as const))(
    'has titles of %s in three languages',
    (_, title) => {
      expect(title).toHaveLength(3)
      for (const name of title) expect(name.trim()).toMatch(/\S/)
    },
  )

  test('has only icons that exist', () => {
    expect(iconNames.filter((name) => !drawnIcons.includes(name))).toEqual([])
  })

  test('has an icon for each effect and benefit', () => {
    for (const group of ['species/effect', 'species/benefit']) {
      const bare = all.find(({ path }) => path === group)?.children?.filter(({ icon }) => !icon)
      expect(bare, group).toEqual([])
    }
  })

  test.each([
    [
      'species/benefit',
      'insomnia ocd anxiety libido gastritis cognition blood-pressure addiction uti nerve-function',
    ],
    ['species/texture', 'crunchy meaty firm fleshy seafood chewy'],
    [
      'species/effect',
      'creativity perceptual spiritual reflective insightful memory aroused visuals focus content endurance calm relaxed euphoric energy hallucinogenic',
    ],
    ['species/type', 'edible medicinal psychoactive poisonous gourmet'],
    ['products', 'classifieds educational mushroom apparel growing microscopy'],
    ['products/educational', 'books ebooks courses'],
    ['products/mushroom', 'fresh edibles extracts beverage freeze-dried dehydrated foraged'],
    ['products/mushroom/edibles', 'gummies chocolate-bar honey'],
    ['products/mushroom/extracts', 'capsules tinctures powder'],
    ['products/mushroom/beverage', 'cold tea'],
    ['products/apparel', 'shirts pants bags hoodies hats'],
    ['products/growing/genetics', 'spore-prints spore-syringes culture-slant liquid-culture spore-swabs'],
    ['products/growing/equipment', 'sealers flow-hoods grow-kits pressure-sterilizers automation'],
    ['products/growing/supplies', 'grain-spawn substrate grow-bags'],
    ['products/microscopy/microscopy-equipment', 'kits accessories microscopes'],
    ['products/microscopy/spores', 'swabs prints syringes'],
    ['consumption-form', 'fresh dried powder capsule tea tincture edible other'],
  ])('E01-E08, Q36: %s contains %s', (path, slugs) => {
    expect(slugsUnder(path)).toEqual(slugs.split(' '))
  })
})
