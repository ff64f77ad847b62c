import type { ImpressionMessages } from '@/domains/impressions/messages'
import type { CategoryOption, ImpressionOptions } from '@/domains/impressions/options'
import { ChoiceGroup } from '@/ui/choice-group'

interface ExperienceFieldsProps {
  idOf: (field: string) => string
  options: ImpressionOptions
  values: Record<string, string>
  messages: ImpressionMessages['form']
}

interface CheckboxesProps {
  name: string
  options: readonly CategoryOption[]
  selected: ReadonlySet<string>
}

function Checkboxes({ name, options, selected }: CheckboxesProps) {
  return (
    <div className="choices">
      {options.map(({ value, label }) => (
        <label className="tick-line" key={value}>
          <input
            className="tick"
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={selected.has(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

/** What the author experienced and what it helped with. */
export function ExperienceFields({ idOf, options, values, messages: t }: ExperienceFieldsProps) {
  const experiences = new Set(values.experiential?.split(','))
  const benefits = new Set(values.helpsWith?.split(','))
  return (
    <>
      <ChoiceGroup id={idOf('experiential')} label={t.experiential} hint={t.several}>
        <Checkboxes name="experiential" options={options.experiences} selected={experiences} />
        <details className="fold" open={options.effects.some(({ value }) => experiences.has(value))}>
          <summary>{t.effects}</summary>
          <Checkboxes name="experiential" options={options.effects} selected={experiences} />
        </details>
      </ChoiceGroup>
      <ChoiceGroup id={idOf('helpsWith')} label={t.helpsWith} hint={t.helpsWithHint}>
        <Checkboxes name="helpsWith" options={options.helpsWith} selected={benefits} />
      </ChoiceGroup>
    </>
  )
}
