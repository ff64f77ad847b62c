// Colours belong in the tokens. A file that needs others says why: `design-tokens-allow: <reason>`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const tokens = path.join('ui', 'tokens.css')
const allowed = /design-tokens-allow:\s*\S/
const functions = /\b(?:rgba?|hsla?|hwb|oklab|oklch|lch)\(/i

// Finds "#fff" as a value: after a colon or a comma in style sheets, in strings and class names elsewhere.
const hexInStyles = /[:,(\s]#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?=[^{]*$)/i
const hexInCode = /['"`[:,(]\s*#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=['"`\],);\s])/i

/**
 * @param src the folder of the source
 * @returns one sentence for each problem
 */
export function checkColours(src: string): string[] {
  if (!existsSync(path.join(src, tokens))) return [`There is no ${path.join(src, tokens)}.`]
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== tokens)
    .sort()
    .flatMap((file) => findColours(path.join(src, file)))
}

function findColours(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (allowed.test(text)) return []
  const hex = file.endsWith('.css') ? hexInStyles : hexInCode
  return text.split('\n').flatMap((line, index) => {
    const match = hex.exec(line) ?? functions.exec(line)
    return match
      ? [`${file}:${index + 1} holds the colour "${match[0].replace(/^[^#\w]+/, '')}"; name it in ${tokens}.`]
      : []
  })
}
