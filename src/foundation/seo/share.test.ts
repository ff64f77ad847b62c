import { expect, test } from 'vitest'
import { pathOfShare, sharedPath, shareUrl } from './share'

test.each([
  ['/', '/'],
  ['/mushrooms', '/mushrooms'],
  ['/mushrooms/amanita-phalloides', '/mushrooms/amanita-phalloides'],
  ['/mushrooms/growing-guide', '/mushrooms/growing-guide'],
  ['/mushrooms/growing-guide/oysters', '/mushrooms/growing-guide/oysters'],
  ['/mushrooms/recipes/page/2', '/mushrooms/recipes'],
  ['/posts/ten-deadly-mushrooms', '/posts/ten-deadly-mushrooms'],
  ['/recipes/porcini-risotto', '/recipes/porcini-risotto'],
  ['/mushrooms/species/page/3', '/mushrooms/species'],
  ['/mushrooms/species/type/edible/page/2', '/mushrooms/species/type/edible'],
  [
    '/mushrooms/species/chemistry/psychoactive/psilocybin',
    '/mushrooms/species/chemistry/psychoactive/psilocybin',
  ],
  ['/mushrooms/products', '/mushrooms/products'],
  ['/mushrooms/products/growing/genetics/page/2', '/mushrooms/products/growing/genetics'],
  ['/mushrooms/product/lions-mane-powder', '/mushrooms/product/lions-mane-powder'],
  ['/mushrooms/vendors/page/2', '/mushrooms/vendors'],
  ['/mushrooms/vendor/mossgate', '/mushrooms/vendor/mossgate'],
  ['/mushrooms/wholesale/page/2', '/mushrooms/wholesale'],
  ['/mushrooms/wholesale/grey-sound', '/mushrooms/wholesale/grey-sound'],
  ['/mushrooms/dropshipping/river-fork', '/mushrooms/dropshipping/river-fork'],
  ['/mushrooms/product', '/'],
  ['/mushrooms/vendor', '/'],
  ['/login', '/'],
])('the sharing image of %s is that of %s, and its address can be parsed', (path, shared) => {
  expect(sharedPath(path)).toBe(shared)
  const { pathname } = new URL(shareUrl('pt', path))
  const [, root, locale, ...segments] = pathname.split('/')
  expect([root, locale]).toEqual(['share', 'pt'])
  expect(pathOfShare(segments)).toBe(shared)
})

test.each(['mushrooms', 'login.jpg', 'mushrooms/species/page/2.jpg', 'mushrooms/product.jpg', 'a/b.png'])(
  '%s is not the address of a sharing image',
  (path) => {
    expect(pathOfShare(path.split('/'))).toBeNull()
  },
)
