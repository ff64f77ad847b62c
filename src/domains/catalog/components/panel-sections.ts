import { type Filterable, type Section, sections } from '@/domains/catalog/filters/sections'
import type { Filtered } from '@/domains/catalog/read/filter-list'
import type { CategoryView } from '@/domains/categories/queries'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import type { FilterValue } from '@/ui/patterns/filter-option'
import type { FilterSection } from '@/ui/patterns/filter-panel'

/** What the values of sections are called that are no categories. */
export interface PanelWords {
  title: (section: string) => string
  value: (section: string, value: string) => string
  /** All values of a group, as one. */
  whole: string
  /** What reports rest on, by section. */
  note: (section: string) => string | undefined
}

export interface PanelFacts {
  collection: Filterable
  answer: Pick<Filtered<unknown>, 'counts' | 'titles' | 'applied'>
  /** The same list, not narrowed down: what gives nothing now is still offered. */
  whole: Pick<Filtered<unknown>, 'counts' | 'titles'>
  categories: readonly CategoryView[]
  words: PanelWords
}

/** Shown by their drawings, as people look for them. */
const tiled = ['effect']

/** The section of this name has a place of its own beside products: it leads to pages. */
const shelved = 'category'

type Named = { value: string; title: LocalizedText; icon?: string | null }

function namedValues({ name, source }: Section, facts: PanelFacts): Named[] {
  const { answer, whole, categories, words } = facts
  if ('root' in source) {
    return categories
      .filter(({ path }) => path.startsWith(`${source.root}/`))
      .map(({ path, title, icon }) => ({ value: path.slice(source.root.length + 1), title, icon }))
  }
  const titles = { ...whole.titles[name], ...answer.titles[name] }
  const known = new Set([
    ...Object.keys({ ...whole.counts[name], ...answer.counts[name] }),
    ...(answer.applied.sections[name] ?? []),
  ])
  const named = [...known].map((value) => ({ value, title: titles[value] ?? words.value(name, value) }))
  if (!('words' in source)) return named.toSorted((one, another) => one.title.localeCompare(another.title))
  const order = ({ value }: Named) => source.words.indexOf(value)
  return named.toSorted((one, another) => order(one) - order(another))
}

/** All below a value, each followed by what is below it; brothers stand in the taxonomy's order. */
function below(above: string, all: readonly Named[]): Named[] {
  return all
    .filter(({ value }) => value.slice(0, value.lastIndexOf('/')) === above)
    .flatMap((one) => [one, ...below(one.value, all)])
}

function sectionOf(section: Section, facts: PanelFacts): FilterSection {
  const { answer, categories, words } = facts
  const { name, source } = section
  const counts = answer.counts[name] ?? {}
  const on = answer.applied.sections[name] ?? []
  const counted = ({ value, title, icon }: Named): FilterValue => ({
    value,
    title,
    icon,
    count: counts[value] ?? 0,
    on: on.includes(value),
  })
  const all = namedValues(section, facts)
  const isAbove = ({ value }: Named) => all.some((other) => other.value.startsWith(`${value}/`))
  const root = 'root' in source ? source.root : null
  const top = root ? all.filter(({ value }) => !value.includes('/')) : all
  return {
    name,
    title: categories.find(({ path }) => path === root)?.title ?? words.title(name),
    note: words.note(name),
    tiles: tiled.includes(name),
    values: top.filter((value) => !isAbove(value)).map(counted),
    groups: top.filter(isAbove).map((group) => ({
      name: group.value,
      title: group.title,
      values: [counted({ ...group, title: words.whole }), ...below(group.value, all).map(counted)],
    })),
  }
}

/** What a list can be narrowed down by; what has no value at all is left out. */
export function listSections(facts: PanelFacts): FilterSection[] {
  return sections[facts.collection]
    .map((section) => sectionOf(section, facts))
    .filter(({ values, groups = [] }) => values.length + groups.length > 0)
}

/** Whether the panel shows a section. */
export const isInPanel = (collection: Filterable, { name }: Pick<FilterSection, 'name'>): boolean =>
  name !== shelved || collection !== 'products'
