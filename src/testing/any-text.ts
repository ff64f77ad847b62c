import fc from 'fast-check'

const firstSurrogate = 0xd800
const surrogates = 0x800

/** Any code point. The unit `binary` of fast-check has the same ones, but takes a second to list them all. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - surrogates }).map(
  (rank) => String.fromCodePoint(rank < firstSurrogate ? rank : rank + surrogates),
  (text) => {
    if (typeof text !== 'string' || [...text].length !== 1) throw new Error('This is not one character.')
    const codePoint = text.codePointAt(0) as number
    return codePoint < firstSurrogate ? codePoint : codePoint - surrogates
  },
)

/** Text of any characters, often short ones and names that are special in JavaScript. */
export const anyText = fc.string({ unit: anyCharacter })

/** An address on any site, as `fc.webUrl()`, which takes a second as well. */
export const anyWebUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(anyText.map(encodeURIComponent)))
  .map(([scheme, domain, path]) => [`${scheme}://${domain}`, ...path].join('/'))
