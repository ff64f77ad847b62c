import type { AnswerFieldView } from '@/domains/forms/form-view'
import { Checkbox } from '@/ui/checkbox'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'

interface AnswerFieldProps {
  field: AnswerFieldView
  /** The element id. */
  id: string
  error?: string
  /** What was answered before the form came back. */
  defaultValue?: string
  /** The first option of a selection. */
  choose: string
}

const labelOf = (label: InlineContent) => (typeof label === 'object' && label ? label.text : (label ?? ''))

/** What browsers may fill in. */
const autoComplete: Partial<Record<AnswerFieldView['type'], string>> = {
  country: 'country',
  email: 'email',
  state: 'address-level1',
}

/** The control of a field. Numbers are typed as text, because browsers empty a number field that they cannot read. */
export function AnswerField({ field, id, error, defaultValue, choose }: AnswerFieldProps) {
  const { type, name, required, placeholder, options = [] } = field
  const common = { id, name, required, error, label: <InlineText text={field.label} /> }
  switch (type) {
    case 'checkbox':
      return <Checkbox {...common} defaultChecked={defaultValue === 'on'} />
    case 'country':
    case 'select':
    case 'state':
      return (
        <Select
          {...common}
          autoComplete={autoComplete[type]}
          defaultValue={defaultValue}
          placeholder={placeholder ?? choose}
          options={options.map(({ value, label }) => ({ value, label: labelOf(label) }))}
        />
      )
    case 'textarea':
    case 'textareaWithPlaceholder':
      return <TextArea {...common} placeholder={placeholder ?? undefined} defaultValue={defaultValue} />
    default:
      return (
        <TextInput
          {...common}
          type={type === 'email' ? 'email' : 'text'}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete={autoComplete[type]}
          placeholder={placeholder ?? undefined}
          defaultValue={defaultValue}
        />
      )
  }
}
