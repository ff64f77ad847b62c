'use client'

import { useState } from 'react'
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
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="password-field">
      <TextInput {...input} type={isShown ? 'text' : 'password'} required />
      <label className="tick-line">
        <input
          className="tick"
          type="checkbox"
          checked={isShown}
          onChange={({ currentTarget }) => setIsShown(currentTarget.checked)}
        />
        <span>{showLabel}</span>
      </label>
    </div>
  )
}
