// Colours are written only in the tokens. A file that must hold others says why: `design-tokens-allow: <reason>`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const tokens = path.join('ui', 'tokens.css')
const allowed = /design-tokens-allow:\s*\S/
const functions = /\b(?:rgba?|hsla?|hwb|oklab|oklch|lch)\(/i

// "#fff" as a value: after a colon or a comma in a style sheet; as a text or in a class name elsewhere.
const hexInStyles = /[:,(\s]#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?=[^{]*$)/i
const hexInCode = /['"`[:,(]\s*#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=['"`\],);\s])/i

/**
 * @param {string} src the folder of the source
 * @returns {string[]} what is wrong, one sentence each
 */
export function checkColours(src) {
  if (!existsSync(path.join(src, tokens))) return [`There is no ${path.join(src, tokens)}.`]
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== tokens)
    .sort()
    .flatMap((file) => coloursIn(path.join(src, file)))
}

/** @param {string} file */
function coloursIn(file) {
  const text = readFileSync(file, 'utf8')
  if (allowed.test(text)) return []
  const hex = file.endsWith('.css') ? hexInStyles : hexInCode
  return text.split('\n').flatMap((line, index) => {
    const found = hex.exec(line) ?? functions.exec(line)
    return found
      ? [`${file}:${index + 1} holds the colour "${found[0].replace(/^[^#\w]+/, '')}"; name it in ${tokens}.`]
      : []
  })
}
