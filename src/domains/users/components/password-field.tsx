import type { FieldWords } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

interface PasswordFieldProps extends FieldWords {
  id: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** The label of the checkbox that shows what is typed. */
  showLabel: string
}

/** A password, hidden unless its author wants to read it. */
export function PasswordField({ showLabel, ...input }: PasswordFieldProps) {
  return (
    <div className="password-field" data-password="">
      <TextInput {...input} type="password" required />
      <label className="tick-line">
        <input className="tick" type="checkbox" />
        <span>{showLabel}</span>
      </label>
    </div>
  )
}
