import { visibleText } from './visible-text'

/** A host without its protocol, as people type it: `www.example.org`, `example.org/shop`. */
const bareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u

/** The number of a publication, which leads to its page. */
const doi = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i

const withProtocol = (text: string): string => {
  const [, number] = doi.exec(text) ?? []
  if (number !== undefined) return `https://doi.org/${number}`
  return bareHost.test(text) ? `https://${text}` : text
}

/**
 * An http(s) address from what people paste: between `<>`, without its protocol, the number of a publication. An apostrophe,
 * which browsers leave in addresses, is encoded, because texts and code enclose addresses in it. Null for what is none.
 */
export function webAddressOf(text: string): string | null {
  const pasted = visibleText(text).replace(/^<(.*)>$/, '$1')
  const address = withProtocol(pasted).replaceAll("'", '%27')
  if (!/^https?:\/\/[^\s"<>]+$/i.test(address) || !URL.canParse(address)) return null
  // The protocol was written twice.
  return /^https?:\/\/https?(?:[:/]|$)/i.test(address) ? null : address
}
