import type { Answer } from './record-answer'

/** Attributes for scripts of the site, and ids that React makes up, in the lines of a page. */
const forScripts = / (?:data-[\w-]+="[^"]*"|id="id")/g

/** The lines that are compared: neither what is for scripts, nor what only Next writes. */
function comparedLines({ body }: Answer): string[] {
  return body
    .map((line) => line.replace(forScripts, '').replace(/(favicon.ico|icon.svg|apple-icon.png)file/, '$1'))
    .filter((line) => !/^ *(?:<noscript>|<div hidden="">)$/.test(line))
}

/** Returns what differs between two answers, a line each: `-` was, `+` is. */
export function differences(before: Answer, after: Answer): string[] {
  const found: string[] = []
  if (before.status !== after.status) found.push(`- status ${before.status}`, `+ status ${after.status}`)
  for (const name of new Set([...Object.keys(before.headers), ...Object.keys(after.headers)])) {
    const [was, is] = [before.headers[name], after.headers[name]]
    if (was !== is) found.push(`- ${name}: ${was ?? 'none'}`, `+ ${name}: ${is ?? 'none'}`)
  }
  return [...found, ...changedLines(comparedLines(before), comparedLines(after))]
}

/** The lines between what is the same at both ends; within them, the lines that only one of the two has. */
function changedLines(before: readonly string[], after: readonly string[]): string[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1
  const was = before.slice(start, before.length - end)
  const is = after.slice(start, after.length - end)
  const gone = onlyIn(was, is).map((line) => `- ${line}`)
  const come = onlyIn(is, was).map((line) => `+ ${line}`)
  const isOrder = gone.length + come.length === 0 && was.length + is.length > 0
  return isOrder ? [`  the order of ${was.length} lines differs, from: ${was[0]}`] : [...gone, ...come]
}

/** The lines that others have less often, however deep they stand. */
function onlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of others) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1)
  return lines.filter((line) => {
    const count = counts.get(line.trim()) ?? 0
    counts.set(line.trim(), count - 1)
    return count <= 0
  })
}
