import { expect, test } from 'vitest'
import { applicationSchema } from './schema'

test('the problems of an application are in the order of the form', () => {
  const paths = applicationSchema.safeParse({}).error?.issues.map(({ path }) => path[0])
  expect(paths).toEqual(['businessName', 'vendorType', 'country', 'city', 'description'])
})
