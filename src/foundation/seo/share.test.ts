import { expect, test } from 'vitest'
import { pathOfShare, shareAddress, sharedPath } from './share'

test.each([
  ['/', '/'],
  ['/mushrooms', '/mushrooms'],
  ['/mushrooms/amanita-phalloides', '/mushrooms/amanita-phalloides'],
  ['/mushrooms/growing-guide', '/mushrooms/growing-guide'],
  ['/mushrooms/growing-guide/oysters', '/mushrooms/growing-guide/oysters'],
  ['/mushrooms/species/page/3', '/mushrooms/species'],
  ['/mushrooms/species/type/edible/page/2', '/mushrooms/species/type/edible'],
  [
    '/mushrooms/species/chemistry/psychoactive/psilocybin',
    '/mushrooms/species/chemistry/psychoactive/psilocybin',
  ],
  ['/mushrooms/products', '/'],
  ['/login', '/'],
])('the picture of %s is that of %s, and its address leads back', (path, shared) => {
  expect(sharedPath(path)).toBe(shared)
  const { pathname } = new URL(shareAddress('pt', path))
  const [, root, locale, ...segments] = pathname.split('/')
  expect([root, locale]).toEqual(['share', 'pt'])
  expect(pathOfShare(segments)).toBe(shared)
})

test.each(['mushrooms', 'login.jpg', 'mushrooms/species/page/2.jpg', 'mushrooms/products.jpg', 'a/b.png'])(
  '%s names no picture',
  (path) => {
    expect(pathOfShare(path.split('/'))).toBeNull()
  },
)
