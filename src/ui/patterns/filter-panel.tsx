import type { ReactNode } from 'react'
import { Badge } from '@/ui/badge'
import { Button, ButtonLink } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Disclosure } from '@/ui/disclosure'
import { htmlByObject } from '@/ui/html/cached-html'
import { renderHtml } from '@/ui/html/render-html'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { LivePart } from '@/ui/live-part'
import { useTranslations } from '@/ui/texts'
import { type FilterValue, FilterValues } from './filter-values'

interface FilterGroup {
  title: InlineContent
  values: readonly FilterValue[]
}

export interface FilterSection extends FilterGroup {
  name: string
  /** Shown below the values. */
  note?: string
  tiles?: boolean
  /** Shown with others of its kind below one heading. */
  folded?: boolean
  /** Nested disclosures below the values. */
  groups?: readonly (FilterGroup & { name: string })[]
}

interface FilterFormProps {
  /** Of the panel. On small screens links to `#id` open it as a dialog. */
  id: string
  action: string
  sections: readonly FilterSection[]
  /** Fields above the sections. Like everything in the form they are HTML without React, and not asynchronous. */
  children?: ReactNode
}

interface FilterPanelProps extends FilterFormProps {
  /** The number of results. */
  results: number
  clear: string
}

const countOn = (values: readonly FilterValue[]) => values.filter(({ on }) => on).length

/** The number of selected values of a section or group. */
export const onIn = ({ values, groups = [] }: Pick<FilterSection, 'values' | 'groups'>) =>
  countOn([...values, ...groups.flatMap((group) => group.values)])

interface HeadingProps {
  /** Unique in the panel. */
  name: string
  title: InlineContent
  on: number
}

/** The number of selected values in a disclosure. */
export function FilterOn({ name, on }: Omit<HeadingProps, 'title'>) {
  const t = useTranslations('ui.filters')
  return (
    <LivePart as="span" name={`on/${name}`}>
      {on > 0 ? <Badge kind="count">{t('on', { count: on })}</Badge> : null}
    </LivePart>
  )
}

/** The title of a disclosure with the number of its selected values. */
export function FilterHeading({ name, title, on }: HeadingProps) {
  return (
    <span className="filter-heading">
      <InlineText text={title} />
      <FilterOn name={name} on={on} />
    </span>
  )
}

function Section({ section }: { section: FilterSection }) {
  const { name, title, note, groups = [] } = section
  const on = onIn(section)
  return (
    <Disclosure title={<FilterHeading name={name} title={title} on={on} />} open={on > 0}>
      <FilterValues name={name} values={section.values} tiles={section.tiles} />
      {groups.map((group) => (
        <Disclosure
          key={group.name}
          title={<FilterHeading name={`${name}/${group.name}`} title={group.title} on={onIn(group)} />}
          open={onIn(group) > 0}
        >
          <FilterValues name={name} values={group.values} />
        </Disclosure>
      ))}
      {note ? <p className="caption">{note}</p> : null}
    </Disclosure>
  )
}

/** The name of the heading that folds sections away. */
const foldName = 'more'

/** The folded sections of a panel, and how many of their values are selected. */
export function foldOf(sections: readonly FilterSection[]) {
  const folded = sections.filter((section) => section.folded)
  return { name: foldName, folded, on: folded.reduce((sum, section) => sum + onIn(section), 0) }
}

/** Sections below one heading, so that the panel stays short. */
function FoldedSections({ sections }: Pick<FilterFormProps, 'sections'>) {
  const t = useTranslations('ui.filters')
  const { name, folded, on } = foldOf(sections)
  if (folded.length === 0) return null
  return (
    <Disclosure title={<FilterHeading name={name} title={t('more')} on={on} />} open={on > 0}>
      {folded.map((section) => (
        <Section section={section} key={section.name} />
      ))}
    </Disclosure>
  )
}

const sectionsHtml = htmlByObject((sections: FilterFormProps['sections']) => (
  <>
    {sections
      .filter((section) => !section.folded)
      .map((section) => (
        <Section section={section} key={section.name} />
      ))}
    <FoldedSections sections={sections} />
  </>
))

/** The number of results. */
export function FilterResults({ count }: { count: number }) {
  const t = useTranslations('ui.filters')
  return (
    <LivePart as="span" name="results-count" className="numeric">
      {t('applied', { count })}
    </LivePart>
  )
}

/** A link to the list without filters, in the same order. */
export function FilterClear({ href }: { href: string }) {
  const t = useTranslations('ui.chips')
  return (
    <LivePart as="span" name="clear">
      <ButtonLink kind="secondary" href={href} data-soft="">
        {t('clear')}
      </ButtonLink>
    </LivePart>
  )
}

const formId = (panel: string) => `${panel}-form`

/** The filters of a panel. Works without JavaScript. */
export function FilterForm({ id, action, sections, children }: FilterFormProps) {
  return (
    <form
      id={formId(id)}
      className="filters"
      action={action}
      autoComplete="off"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
      dangerouslySetInnerHTML={{ __html: renderHtml(children) + sectionsHtml(sections) }}
    />
  )
}

/** All filters of a list: beside the list on a wide screen, in a dialog on a small one. */
export function FilterPanel({ results, clear, ...form }: FilterPanelProps) {
  const t = useTranslations('ui')
  const { id } = form
  return (
    <Dialog
      id={id}
      title={t('filters.title')}
      close={t('close')}
      shape="page"
      foot={
        <>
          <p className="hidden-visually" role="status" id={`${id}-preview`} />
          <FilterClear href={clear} />
          <Button type="submit" form={formId(id)}>
            {t('filters.apply')} <FilterResults count={results} />
          </Button>
        </>
      }
    >
      <FilterForm {...form} />
    </Dialog>
  )
}
