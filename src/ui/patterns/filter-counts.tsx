import { useTranslations } from 'next-intl'
import { htmlByObject } from '@/ui/html/cached-html'
import { FilterOn, type FilterSection, foldOf, onIn } from './filter-panel'
import { type FilterCountData, filterCountsAttribute, sharesOf } from './update-filter-counts'

type Sections = readonly FilterSection[]

function Counts({ sections }: { sections: Sections }) {
  const t = useTranslations('ui.filters')
  const { name: foldName, folded, on } = foldOf(sections)
  const counts: FilterCountData = { values: {}, words: {} }
  for (const { name, values, groups = [] } of sections) {
    for (const group of [values, ...groups.map((nested) => nested.values)]) {
      const share = sharesOf(group)
      for (const { value, count } of group) {
        counts.values[`${name}/${value}`] = [count, share(count)]
        counts.words[count] ??= t('count', { count })
      }
    }
  }
  return (
    <>
      {folded.length > 0 ? <FilterOn name={foldName} on={on} /> : null}
      {sections.map((section) => (
        <FilterOn key={section.name} name={section.name} on={onIn(section)} />
      ))}
      {sections.flatMap(({ name, groups = [] }) =>
        groups.map((group) => (
          <FilterOn key={`${name}/${group.name}`} name={`${name}/${group.name}`} on={onIn(group)} />
        )),
      )}
      <script
        type="application/json"
        {...{ [filterCountsAttribute]: '' }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers, slugs and words; `<` is escaped.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(counts).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}

const countsHtml = htmlByObject((sections: Sections) => <Counts sections={sections} />)

/** New counts as data, for a filter panel that is already on the page. */
export function FilterCounts({ sections }: { sections: Sections }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
  return <div dangerouslySetInnerHTML={{ __html: countsHtml(sections) }} />
}
