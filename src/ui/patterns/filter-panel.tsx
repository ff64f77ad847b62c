import { useTranslations } from 'next-intl'
import { Badge } from '../badge'
import { Button, ButtonLink } from '../button'
import { Dialog } from '../dialog.client'
import { Disclosure } from '../disclosure'
import { Switch } from '../switch'
import { TextInput } from '../text-input'
import { FilterOption, FilterTile, type FilterValue } from './filter-option'

export interface FilterSection {
  name: string
  title: string
  /** Said below the values: what they rest on. */
  note?: string
  tiles?: boolean
  values: readonly FilterValue[]
}

interface FilterPanelProps {
  /** Links to `#id` open it where there is no room beside the list. */
  id: string
  action: string
  sections: readonly FilterSection[]
  /** Only among products. */
  near?: { on: boolean; note: string } | null
  /** In the currency that is shown, whole units. */
  price?: { from?: number; to?: number; currency: string } | null
  /** How many the list would have. */
  results: number
  clear: string
}

function Section({ section: { name, title, note, tiles, values } }: { section: FilterSection }) {
  const say = useTranslations('ui.filters')
  const on = values.filter((value) => value.on).length
  const largest = Math.max(...values.map(({ count }) => count), 0)
  const heading = (
    <>
      {title}
      {on > 0 ? <Badge kind="count">{say('on', { count: on })}</Badge> : null}
    </>
  )
  return (
    <Disclosure title={heading} open={on > 0}>
      <ul className={tiles ? 'filter-tiles' : 'filter-options'}>
        {values.map((option) =>
          tiles ? (
            <FilterTile key={option.value} name={name} option={option} />
          ) : (
            <FilterOption key={option.value} name={name} option={option} largest={largest} />
          ),
        )}
      </ul>
      {note ? <p className="caption">{note}</p> : null}
    </Disclosure>
  )
}

/** Everything a list is narrowed down by: beside it on a wide screen, a dialog on a phone, a form without a script. */
export function FilterPanel({ id, action, sections, near, price, results, clear }: FilterPanelProps) {
  const say = useTranslations('ui')
  const form = `${id}-form`
  return (
    <Dialog
      id={id}
      title={say('filters.title')}
      close={say('close')}
      shape="page"
      foot={
        <>
          <ButtonLink kind="secondary" href={clear}>
            {say('chips.clear')}
          </ButtonLink>
          <Button type="submit" form={form}>
            {say('filters.show', { count: results })}
          </Button>
        </>
      }
    >
      <form id={form} className="filters" action={action}>
        {near ? (
          <Switch
            id={`${id}-near`}
            name="near_me"
            value="true"
            label={say('filters.near')}
            hint={near.note}
            defaultChecked={near.on}
          />
        ) : null}
        {sections.map((section) => (
          <Section section={section} key={section.name} />
        ))}
        {price ? (
          <Disclosure
            title={say('filters.price', { currency: price.currency })}
            open={price.from !== undefined || price.to !== undefined}
          >
            <div className="form-pair">
              <TextInput
                id={`${id}-from`}
                name="price_from"
                type="number"
                min={0}
                label={say('filters.from')}
                defaultValue={price.from}
              />
              <TextInput
                id={`${id}-to`}
                name="price_to"
                type="number"
                min={0}
                label={say('filters.to')}
                defaultValue={price.to}
              />
            </div>
          </Disclosure>
        ) : null}
      </form>
    </Dialog>
  )
}
