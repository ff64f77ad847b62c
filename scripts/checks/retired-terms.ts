// Private terms that were replaced by the standard ones must not come back. Where the ordinary English word is meant,
// the line or the one above says so: `retired-term-allow: <reason>`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles } from './source-files'

const folders = ['src', 'server', 'tools', 'scripts', 'illustrations', 'e2e', 'messages/en', 'docs']
const allowed = /retired-term-allow:\s*\S/
// The list itself and its test.
const excluded = /^scripts\/checks\/(retired-terms|checks\.test)\.ts$/

interface Term {
  pattern: RegExp
  replacement: string
  /** Files where the word has its ordinary meaning. */
  except?: RegExp
}

const list: Term[] = [
  { pattern: /voices?|VoicesOf\w*/, replacement: 'contributions' },
  { pattern: /whereabouts/i, replacement: 'user location' },
  { pattern: /undertak(?:e|ings?)/i, replacement: 'command' },
  { pattern: /narrow(?:ed|ing)\w*/i, replacement: 'filtered' },
  { pattern: /sayingOf|saidOf/, replacement: 'withFallbackLang' },
  { pattern: /(?:fulfil|remember)Wish/, replacement: 'pendingAction' },
  { pattern: /closeDoors/, replacement: 'hardenBuiltInEndpoints' },
  { pattern: /keepTime|clockwork/, replacement: 'scheduler' },
  {
    pattern: /shel(?:f|ves)/i,
    replacement: 'category',
    except:
      /^(illustrations\/|src\/domains\/(species|identify)\/|messages\/en\/(admin|archive|identify|plates|search|species|vocabulary))/,
  },
  { pattern: /markKeeper|mark-keeper/, replacement: 'useOptimisticToggle' },
  { pattern: /traceOfProgram/, replacement: 'detectBot' },
  { pattern: /LostPlace|lostPages/, replacement: 'UnknownLocation, notFoundPages' },
  { pattern: /liveChoice|live-choice/, replacement: 'VariantPicker' },
  { pattern: /ladder/i, replacement: 'layers' },
  { pattern: /streets/, replacement: 'tiers' },
  { pattern: /hasty/i, replacement: 'unsafeFastSettings' },
  { pattern: /to mend/i, replacement: 'to repair' },
  { pattern: /whoever/i, replacement: 'who, or a noun' },
  { pattern: /lest/, replacement: 'so that … not' },
]

const terms = list.map((term) => ({ ...term, patterns: patternsOf(term.pattern) }))

/** Matches a term as a word or as a part of a camel-case name: "filterVoices", but not "invoices". */
function patternsOf({ source, flags }: RegExp): RegExp[] {
  const capitalised = source.replace(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase())
  return [
    new RegExp(`(?<![A-Za-z])(?:${source})(?![a-z])`, flags),
    new RegExp(`(?<=[a-z])(?:${capitalised})(?![a-z])`),
  ]
}

/**
 * @param root the folder of the project
 * @returns one sentence for each problem
 */
export function checkRetiredTerms(root: string): string[] {
  return listSourceFiles(root, folders, /\.(tsx?|mjs|cjs|css|json|md)$/)
    .filter((file) => !excluded.test(file))
    .flatMap((file) => findTerms(file, readFileSync(path.join(root, file), 'utf8')))
}

function findTerms(file: string, text: string): string[] {
  const applicable = terms.filter(({ except }) => !except?.test(file))
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    if (allowed.test(line) || allowed.test(lines[index - 1] ?? '')) return []
    return applicable.flatMap(({ patterns, replacement }) => {
      const match = patterns.map((pattern) => pattern.exec(line)?.[0]).find(Boolean)
      return match ? [`${file}:${index + 1} says "${match}"; the standard term is ${replacement}.`] : []
    })
  })
}
