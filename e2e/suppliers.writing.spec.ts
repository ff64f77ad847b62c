import { htmlOf, request } from './support/rest'
import { expect, test } from './support/test'

test('a vendor of the type “other” has a page but is neither listed nor indexed', async ({
  createSupplier,
}) => {
  const { slug } = await createSupplier({ vendorType: 'other' })
  expect(await htmlOf(`/mushrooms/vendor/${slug}`)).toMatch(/<meta name="robots" content="noindex/)
  for (const list of ['/mushrooms/vendors', '/mushrooms/vendors?state=US/OR'])
    expect(await htmlOf(list), list).not.toContain(slug)
})

for (const status of ['pending', 'suspended', 'closed'])
  test(`a vendor that is ${status} has no page and is not listed`, async ({ createSupplier }) => {
    const { slug } = await createSupplier({ status })
    expect((await request(`/mushrooms/vendor/${slug}`)).status).toBe(404)
    expect(await htmlOf('/mushrooms/vendors?state=US/OR')).not.toContain(slug)
  })
