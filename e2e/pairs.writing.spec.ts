import fc from 'fast-check'
import type { Answer } from './support/answers'
import { checkPairs, refusesOtherMethods } from './support/check-pairs'
import type { Credentials } from './support/credentials'
import { apiRequests, freshMark, type GuestRequest, isRead, pageRequests } from './support/guest-requests'
import { type FormedPath, pathForms, rewritePath } from './support/path-forms'
import { createPrivateContent, type PrivateContent } from './support/private-content'
import { Records } from './support/records'
import { findAddresses, type SiteAddresses } from './support/site-addresses'
import { test as base, expect } from './support/test'

/*
 * What a guest gets after somebody who is signed in asked the same is byte for byte what a guest got before. The requests
 * are generated; a failure names the smallest one that fails and its seed.
 */

interface WorkerFixtures {
  content: PrivateContent
  addresses: SiteAddresses
}

const test = base.extend<object, WorkerFixtures>({
  content: [
    async ({ admin }, use) => {
      const records = new Records(admin)
      try {
        await use(await createPrivateContent(records))
      } finally {
        await records.cleanUp()
      }
    },
    { scope: 'worker' },
  ],
  addresses: [
    async ({ admin, content }, use) => use(await findAddresses(admin, content)),
    { scope: 'worker' },
  ],
})

// One worker, so that the content is created once. The full run sends thousands of requests.
test.describe.configure({ mode: 'default', timeout: 1_800_000 })

/** The newest guides, among them one that guests may not read. */
const newestGuides = {
  method: 'GET',
  path: `/api/growingguides?sort=-createdAt&where[id][not_equals]=${freshMark}`,
  headers: {},
}

/** The administrator asks first, and a guest afterwards. */
const askedByAdmin = <Request extends GuestRequest>(
  request: Request,
  form: Credentials['form'] = 'exact',
) => ({
  request,
  credentials: { role: 'admin' as const, form, hasPreview: false },
  addedHeaders: {},
  order: 'cold' as const,
})

test('guests get the same from the API before and after somebody signed in asked', async ({
  content,
  addresses,
}) => {
  const requests = apiRequests(addresses)
  const forms = ['exact', 'a blank before the equals sign', 'JWT'] as const
  const examples = forms.map((form) => askedByAdmin(newestGuides, form))
  const revealing = await checkPairs({ requests, content, counts: { some: 60, full: 1000 }, examples })
  expect(revealing, 'pairs in which somebody signed in saw what guests may not').toBeGreaterThan(0)
})

test('guests get the same pages before and after somebody signed in asked, and no page by other methods', async ({
  content,
  addresses,
}) => {
  const requests = pageRequests(addresses)
  await checkPairs({ requests, content, counts: { some: 35, full: 600 }, rule: refusesOtherMethods })
})

test('ambiguous paths are refused for everyone, and no form of a path shows guests what others see', async ({
  content,
  addresses,
}) => {
  const onApi = apiRequests(addresses).map((request) => ({ ...request, isPage: false }))
  const onSite = pageRequests(addresses).map((request) => ({ ...request, isPage: true }))
  const requests = fc
    .tuple(fc.oneof(onApi, onSite), pathForms)
    .map(([request, form]) => ({ ...request, path: rewritePath(request.path, form), form }))
  await checkPairs({
    requests,
    content,
    counts: { some: 25, full: 500 },
    examples: ['a parent segment', 'an encoded parent segment'].map((name) => {
      const form = { kind: 'ambiguous' as const, form: name }
      const path = rewritePath(newestGuides.path, form)
      return askedByAdmin({ ...newestGuides, path, form, isPage: false })
    }),
    rule: (pair, compared) => {
      const { form, isPage } = pair.request
      const accepted = [compared.before, compared.signedIn].find(
        (answer) => !isRefused(form, pair.request, answer),
      )
      if (accepted) return `${form.form} is answered with ${accepted.status}`
      return isPage ? refusesOtherMethods(pair, compared) : undefined
    },
  })
})

/** Whether an answer is what a form of a path must get; methods may be refused first. */
function isRefused({ kind }: FormedPath, request: GuestRequest, { status }: Answer): boolean {
  if (kind === 'unusual' || status === 400) return true
  if (status === 405) return !isRead(request)
  return kind === 'repeated' && [301, 307, 308].includes(status)
}
