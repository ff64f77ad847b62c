// The Content-Security-Policy of one HTML page: its inline scripts are allowed by their hashes, so that the page can
// be the same for everyone and kept, which a nonce made for each answer would forbid.
import { createHash } from 'node:crypto'

/**
 * @typedef {object} Secured
 * @property {string} html the page, without the mark
 * @property {string} policy the header's value
 */

/**
 * Works out the policy of a page.
 *
 * With a `mark`, only scripts that carry it as their nonce are trusted. The front door gives the renderer this secret
 * mark, which the renderer puts on the scripts it writes itself; a script that came in with somebody's text has none, is
 * not hashed and does not run. The mark is taken out here and never reaches a reader. A page on which no script carries
 * the mark was rendered at build time, before text of others came in: all its scripts are trusted. So are
 * rules for fetching ahead, which run nothing.
 *
 * @param {string} html
 * @param {{ secure: boolean, mark?: string }} how `secure` when readers come over https
 * @returns {Secured}
 */
export function secure(html, { secure, mark }) {
  const scripts = inlineScripts(html)
  const marked = mark !== undefined && html.includes(`nonce="${mark}"`)
  const trusted = marked ? scripts.filter((script) => script.nonce === mark || !script.executes) : scripts
  const hashes = new Set(trusted.map((script) => hashOf(unmarked(script.text, mark))))
  return { html: unmarked(html, mark), policy: policyOf([...hashes], secure) }
}

/**
 * The policy of a page with these inline scripts.
 * @param {string[]} hashes
 * @param {boolean} secure
 */
export function policyOf(hashes, secure) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** A drawing or feed opened by itself is a document too; nothing in it may run. */
export const policyOfDrawings =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'"

/**
 * Takes the mark out of a text. Where it is not an attribute (the data of React's components holds it too), something
 * of the same length takes its place, because lengths are counted there.
 * @param {string} text
 * @param {string | undefined} mark
 */
export function unmarked(text, mark) {
  return mark === undefined
    ? text
    : text.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, '-'.repeat(mark.length))
}

/**
 * The source expression of a script, of the text as a browser sees it: line ends are one line feed.
 * @param {string} text
 */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
}

// What may hold "<script" without being one: comments, and elements whose content is plain text.
const opening =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(script|style|textarea|title|noscript|iframe|xmp|noembed|noframes)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * The inline scripts of a page that a browser would heed.
 * @param {string} html
 * @returns {{ text: string, nonce?: string, executes: boolean }[]}
 */
export function inlineScripts(html) {
  const scripts = []
  opening.lastIndex = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const name = found[1]?.toLowerCase()
    if (!name) continue
    const end = closingOf(html, name, opening.lastIndex)
    if (name === 'script') {
      const { src, type = '', nonce } = attributesOf(found[2] ?? '')
      if (src === undefined && isHeeded(type)) {
        scripts.push({
          text: html.slice(opening.lastIndex, end),
          nonce,
          executes: !/^\s*speculationrules/i.test(type),
        })
      }
    }
    opening.lastIndex = end
  }
  return scripts
}

/** @param {string} html @param {string} name @param {number} from */
function closingOf(html, name, from) {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

/**
 * @param {string} text
 * @returns {Record<string, string | undefined>}
 */
function attributesOf(text) {
  /** @type {Record<string, string | undefined>} */
  const attributes = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    attributes[name.toLowerCase()] ??= double ?? single ?? bare ?? ''
  }
  return attributes
}

/**
 * Whether a script of this type is heeded, or only holds data.
 * @param {string} type
 */
function isHeeded(type) {
  const essence = type.trim().toLowerCase()
  return (
    essence === '' ||
    /^(module|importmap|speculationrules)$/.test(essence) ||
    /^(text|application)\/(x-)?(java|ecma|j|live)script/.test(essence)
  )
}
