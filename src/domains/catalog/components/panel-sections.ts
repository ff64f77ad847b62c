import { speciesOnlySections } from '@/domains/catalog/filters/filter-parameters'
import { type Filterable, type Section, sections } from '@/domains/catalog/filters/sections'
import type { FilteredCards } from '@/domains/catalog/query'
import type { CategoryView } from '@/domains/categories/queries'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import type { FilterSection } from '@/ui/patterns/filter-panel'
import type { FilterValue } from '@/ui/patterns/filter-values'

/** Names of sections and of values that are neither categories nor documents, by the kind of their values. */
export interface PanelTexts {
  title: (kind: string) => string
  value: (kind: string, value: string) => string
  /** Selects a whole group. */
  any: string
  /** What the values of a section are based on. */
  note: (section: string) => string | undefined
}

export interface PanelData {
  collection: Filterable
  /** `applied` without values that do not exist. */
  result: Pick<FilteredCards<unknown>, 'counts' | 'titles' | 'applied'>
  /** The unfiltered list: values without matches are still offered. */
  unfiltered: Pick<FilteredCards<unknown>, 'counts' | 'titles'>
  categories: readonly CategoryView[]
  texts: PanelTexts
}

/** Shown as tiles with icons, by which people recognise the values. */
const tiledSections = ['effect']

const kindOf = ({ name, source }: Section) => ('kind' in source ? source.kind : name)

type NamedValue = { value: string; title: LocalizedText; icon?: string | null }

function namedValues(
  { name, source }: Section,
  { result, unfiltered, categories, texts }: PanelData,
): NamedValue[] {
  if ('root' in source) {
    return categories
      .filter(({ path }) => path.startsWith(`${source.root}/`))
      .map(({ path, title, icon }) => ({ value: path.slice(source.root.length + 1), title, icon }))
  }
  // Requested values may have the name of a property that every object has.
  const titles = new Map(Object.entries({ ...unfiltered.titles[name], ...result.titles[name] }))
  const values = new Set([
    ...Object.keys({ ...unfiltered.counts[name], ...result.counts[name] }),
    ...(result.applied.sections[name] ?? []),
  ])
  const named = [...values].map((value) => ({
    value,
    title: titles.get(value) ?? texts.value(kindOf({ name, source }), value),
  }))
  if (!('words' in source)) return named.toSorted((one, other) => one.title.localeCompare(other.title))
  const order = ({ value }: NamedValue) => source.words.indexOf(value)
  return named.toSorted((one, other) => order(one) - order(other))
}

/** The descendants of a value, depth first; siblings stay in the order of the taxonomy. */
function descendants(parent: string, all: readonly NamedValue[]): NamedValue[] {
  return all
    .filter(({ value }) => value.slice(0, value.lastIndexOf('/')) === parent)
    .flatMap((child) => [child, ...descendants(child.value, all)])
}

/** The title of a section. */
export function sectionTitle(
  section: Section,
  { categories, texts }: Pick<PanelData, 'categories' | 'texts'>,
): LocalizedText {
  const root = 'root' in section.source ? section.source.root : null
  return categories.find(({ path }) => path === root)?.title ?? texts.title(kindOf(section))
}

function buildSection(section: Section, data: PanelData): FilterSection {
  const { result, texts } = data
  const { name, source } = section
  const counts = new Map(Object.entries(result.counts[name] ?? {}))
  const selected = result.applied.sections[name] ?? []
  const withCount = ({ value, title, icon }: NamedValue): FilterValue => ({
    value,
    title,
    icon,
    count: counts.get(value) ?? 0,
    on: selected.includes(value),
  })
  const all = namedValues(section, data)
  const root = 'root' in source ? source.root : null
  const isParent = ({ value }: NamedValue) =>
    root !== null && all.some((other) => other.value.startsWith(`${value}/`))
  const top = root ? all.filter(({ value }) => !value.includes('/')) : all
  return {
    name,
    title: sectionTitle(section, data),
    note: texts.note(name),
    tiles: tiledSections.includes(name),
    folded: section.folded,
    values: top.filter((value) => !isParent(value)).map(withCount),
    groups: top.filter(isParent).map((group) => ({
      name: group.value,
      title: group.title,
      values: [withCount({ ...group, title: texts.any }), ...descendants(group.value, all).map(withCount)],
    })),
  }
}

const isOffered = (collection: Filterable, { name }: Section): boolean =>
  collection !== 'products' || !speciesOnlySections.some((only) => only === name)

/** Whether the panel shows a section. Categories of products have a navigation of their own. */
export const isInPanel = (collection: Filterable, { name }: Pick<FilterSection, 'name'>): boolean =>
  name !== 'category' || collection !== 'products'

/** The filter sections of a list that are in its panel or filter it; sections without values are left out. */
export function listSections(data: PanelData): FilterSection[] {
  const { collection, result } = data
  return sections[collection]
    .filter((section) => isOffered(collection, section))
    .filter((section) => isInPanel(collection, section) || result.applied.sections[section.name])
    .map((section) => buildSection(section, data))
    .filter(({ values, groups = [] }) => values.length + groups.length > 0)
}
