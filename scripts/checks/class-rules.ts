import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ATTRIBUTE = /\bclass(?:Name)?=(?=["{])|\bclasses(?=\()/g
const ESCAPE = /class-without-rule:\s*\S/
const CLASS_NAME = /^-?[A-Za-z_][\w-]*$/

interface UsedClass {
  name: string
  line: number
  /** The name continues with a value, as `is-` does before a kind. */
  isPrefix: boolean
}

/**
 * Returns one sentence for each class that a component uses and no stylesheet under `src` or `publicStyles` mentions. A
 * class that only scripts or tests look for needs a comment `class-without-rule: <reason>` on the same line or the line
 * above.
 */
export function checkClassRules(src: string, publicStyles?: string): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).sort()
  const styled = new Set([...styledClasses(src), ...(publicStyles ? styledClasses(publicStyles) : [])])
  if (styled.size === 0) return [`${src} has no stylesheet.`]
  return files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => {
      const text = readFileSync(path.join(src, file), 'utf8')
      const lines = text.split('\n')
      return usedClasses(text)
        .filter((used) => !hasRule(used, styled) && !hasEscape(lines, used.line))
        .map(
          ({ name, line }) => `${path.join(src, file)}:${line} uses the class "${name}", which has no rule.`,
        )
    })
}

function styledClasses(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesInStyles(readFileSync(path.join(folder, file), 'utf8')))
}

export function classesInStyles(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
  return Array.from(selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name = '']) => name)
}

/** Class names in `className`, `class` and `classes(…)`; names that come from elsewhere in the code are not seen. */
export function usedClasses(code: string): UsedClass[] {
  return Array.from(code.matchAll(ATTRIBUTE)).flatMap(({ 0: opening, index }) => {
    const start = index + opening.length
    const value = code[start] === '"' ? quoted(code, start) : balanced(code, start)
    return literals(value).flatMap(({ text, offset, isOpen }) => {
      const line = code.slice(0, start + offset).split('\n').length
      const words = text.split(/\s+/)
      return words.flatMap((name, i) => {
        const isPrefix = isOpen && i === words.length - 1
        return CLASS_NAME.test(name) ? [{ name, line, isPrefix }] : []
      })
    })
  })
}

function hasRule({ name, isPrefix }: UsedClass, styled: ReadonlySet<string>): boolean {
  return styled.has(name) || (isPrefix && [...styled].some((rule) => rule.startsWith(name)))
}

function hasEscape(lines: readonly string[], line: number): boolean {
  return lines.slice(Math.max(0, line - 2), line).some((text) => ESCAPE.test(text))
}

/** String literals and the fixed parts of template literals, except those that are compared or passed to a call. */
function literals(value: string): { text: string; offset: number; isOpen: boolean }[] {
  const code = value.replace(/[!=]==\s*(['"])[^'"]*\1|\bt\((['"])[^'"]*\2/g, (match) =>
    ' '.repeat(match.length),
  )
  return Array.from(code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)).flatMap((match) => {
    const [, single, double, template] = match
    const plain = single ?? double
    if (plain !== undefined) return [{ text: plain, offset: match.index, isOpen: false }]
    const parts = (template ?? '').split(/\$\{[^}]*\}/)
    return parts.map((text, i) => ({
      text: i > 0 ? text.replace(/^\S+/, '') : text,
      offset: match.index,
      isOpen: i < parts.length - 1,
    }))
  })
}

function quoted(code: string, start: number): string {
  return code.slice(start, code.indexOf('"', start + 1) + 1)
}

/** The text from an opening brace or parenthesis to the one that closes it. */
function balanced(code: string, start: number): string {
  let depth = 0
  for (let i = start; i < code.length; i++) {
    if (code[i] === '{' || code[i] === '(') depth += 1
    if (code[i] === '}' || code[i] === ')') depth -= 1
    if (depth === 0) return code.slice(start, i + 1)
  }
  return code.slice(start)
}
