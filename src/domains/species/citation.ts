import type { Locale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import type { SpeciesView } from './view'

/** Formats of reference managers, by the ends of their files. */
export const citationFormats = ['bib', 'ris'] as const

type CitationFormat = (typeof citationFormats)[number]

/** What a citation of a species page says. */
export interface Citation {
  slug: string
  /** The name with its authors: `Amanita phalloides (Vaill. ex Fr.) Link`. */
  title: string
  /** The day of the last change: `2026-11-23`. */
  version: string
  locale: Locale
  url: string
}

export function citationOf(
  { slug, card, authority, updatedAt }: Pick<SpeciesView, 'slug' | 'card' | 'authority' | 'updatedAt'>,
  locale: Locale,
): Citation {
  return {
    slug,
    title: [card.scientificName, authority].filter(Boolean).join(' '),
    version: updatedAt.slice(0, 10),
    locale,
    url: absolute(locale, documentPath('mushrooms', slug)),
  }
}

/** The path of the citation as a file. */
export const citationPath = (locale: Locale, slug: string, format: CitationFormat): string =>
  `/cite/${locale}/${slug}.${format}`

/** Every sign that BibTeX would not print as it is. */
const bibtexEscapes: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  ...Object.fromEntries([...'{}$&#_%'].map((sign) => [sign, `\\${sign}`])),
}

const bibtexText = (text: string) => text.replace(/[\\{}$&#^_~%]/g, (sign) => bibtexEscapes[sign] ?? sign)

/** The languages of the package babel. */
const bibtexLanguages: Record<Locale, string> = { en: 'english', es: 'spanish', pt: 'brazilian' }

function bibtex({ slug, title, version, locale, url }: Citation): string {
  const fields = {
    author: '{Fungarium}',
    // The second braces keep capital letters.
    title: `{${bibtexText(title)}}`,
    year: version.slice(0, 4),
    note: `Version of ${version}`,
    url,
    langid: bibtexLanguages[locale],
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},\n`)
  return `@misc{${slug}-${version.replaceAll('-', '')},\n${lines.join('')}}\n`
}

function ris({ title, version, locale, url }: Citation): string {
  const fields = [
    ['TY', 'ELEC'],
    ['AU', 'Fungarium'],
    ['TI', title.replace(/\s+/g, ' ')],
    ['PY', version.slice(0, 4)],
    ['DA', version.replaceAll('-', '/')],
    ['ET', `Version of ${version}`],
    ['LA', locale],
    ['UR', url],
    ['ER', ''],
  ]
  return fields.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

const writers = { bib: bibtex, ris }
const types = { bib: 'application/x-bibtex', ris: 'application/x-research-info-systems' }

/** The citation as a file that reference managers read. */
export function citationResponse(citation: Citation, format: CitationFormat): Response {
  return new Response(writers[format](citation), {
    headers: {
      'Content-Type': `${types[format]}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${citation.slug}.${format}"`,
      'Cache-Control': 'public, max-age=0, s-maxage=86400',
    },
  })
}
