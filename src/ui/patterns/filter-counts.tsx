import { useTranslations } from 'next-intl'
import { FilterOn, type FilterSection, onIn } from './filter-panel'
import { type FilterCounts as Counts, countsReaction, sharesOf } from './update-filter-counts'

/** What a panel that stands already has to say anew: how many each value would give, and how many are on. */
export function FilterCounts({ sections }: { sections: readonly FilterSection[] }) {
  const t = useTranslations('ui.filters')
  const counts: Counts = { values: {}, words: {} }
  for (const { name, values, groups = [] } of sections) {
    for (const group of [values, ...groups.map((one) => one.values)]) {
      const share = sharesOf(group)
      for (const { value, count } of group) {
        counts.values[`${name}/${value}`] = [count, share(count)]
        counts.words[count] ??= t('count', { count })
      }
    }
  }
  return (
    <>
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
        {...{ [countsReaction]: '' }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers, slugs and words of ours, without a tag's beginning.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(counts).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
