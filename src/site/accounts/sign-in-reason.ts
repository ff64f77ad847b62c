/** What visitors are asked to sign in for, by the page that they go on to. */
const reasons = [
  ['contactSeller', /^\/contact-seller\b/],
  ['guide', /^\/admin\/collections\/growingguides\/create\b/],
  ['lists', /^\/account\/lists\b/],
  ['orders', /^\/account\/orders\b/],
  ['request', /^\/cart\/request\b/],
] as const

export type SignInReason = (typeof reasons)[number][0]

/** Why somebody who goes on to a path is asked to sign in; undefined if the path says nothing of it. */
export function signInReason(path: string | undefined): SignInReason | undefined {
  const withoutLocale = path?.replace(/^\/(?:es|pt)(?=\/)/, '') ?? ''
  return reasons.find(([, pattern]) => pattern.test(withoutLocale))?.[0]
}
