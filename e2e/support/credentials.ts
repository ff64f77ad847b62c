import fc from 'fast-check'
import { type Person, roles } from './private-content'
import type { Role } from './test'

const cookieName = 'payload-token'

/** How a client may write the cookie of a session; Payload accepts many of these. */
const cookieForms = {
  exact: (token) => `${cookieName}=${token}`,
  'a blank before the equals sign': (token) => `${cookieName} =${token}`,
  'a tab before the equals sign': (token) => `${cookieName}\t=${token}`,
  'a no-break space before the equals sign': (token) => `${cookieName}\u00a0=${token}`,
  'a blank after the equals sign': (token) => `${cookieName}= ${token}`,
  'a tab before the name': (token) => `a=b;\t${cookieName}=${token}`,
  'a blank on both sides of the name': (token) => `a=b; ${cookieName} =${token}`,
  'upper case': (token) => `${cookieName.toUpperCase()}=${token}`,
  twice: (token) => `${cookieName}=${token}; ${cookieName}=${token}`,
  'after a forged one': (token) => `${cookieName}=x; ${cookieName}=${token}`,
  'before a forged one': (token) => `${cookieName} =${token}; ${cookieName}x=x`,
  'among others': (token) => `theme=dark; account=1; ${cookieName}=${token}; guest-cart=x`,
  'without a blank between cookies': (token) => `a=b;${cookieName}=${token};c=d`,
  quoted: (token) => `${cookieName}="${token}"`,
  'a quoted name': (token) => `"${cookieName}"=${token}`,
  'a percent-encoded value': (token) => `${cookieName}=${percentEncode(token)}`,
  'a percent-encoded name': (token) => `payload%2Dtoken=${token}`,
  'a percent-encoded value after a blank': (token) => `${cookieName} =${percentEncode(token)}`,
} satisfies Record<string, (token: string) => string>

const authorizationForms = {
  JWT: (token) => `JWT ${token}`,
  Bearer: (token) => `Bearer ${token}`,
  'jwt in lower case': (token) => `jwt ${token}`,
  'bearer in lower case': (token) => `bearer ${token}`,
} satisfies Record<string, (token: string) => string>

/** Encodes the first letters, which need no encoding. */
function percentEncode(token: string): string {
  const encoded = [...token.slice(0, 3)].map((letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return encoded.join('') + token.slice(3)
}

/** Who signs a request, and how. */
export interface Credentials {
  role: Role
  form: keyof typeof cookieForms | keyof typeof authorizationForms
  /** Whether the preview cookie of this person is sent as well. */
  hasPreview: boolean
}

const forms = [...Object.keys(cookieForms), ...Object.keys(authorizationForms)] as Credentials['form'][]

export const credentials: fc.Arbitrary<Credentials> = fc.record({
  role: fc.constantFrom(...roles),
  form: fc.constantFrom(...forms),
  hasPreview: fc.boolean(),
})

/** Adds credentials to the headers of a guest's request. */
export function signHeaders(
  headers: Record<string, string>,
  { form, hasPreview }: Credentials,
  { token, previewCookie }: Person,
): Record<string, string> {
  const isCookie = Object.hasOwn(cookieForms, form)
  const cookies = [
    headers.Cookie,
    isCookie && cookieForms[form as keyof typeof cookieForms](token),
    hasPreview && previewCookie,
  ].filter(Boolean)
  return {
    ...headers,
    'Sec-Fetch-Site': 'same-origin',
    ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
    ...(!isCookie && { Authorization: authorizationForms[form as keyof typeof authorizationForms](token) }),
  }
}
