import { useTranslations } from 'next-intl'
import { TextInput } from '@/ui/text-input'

interface PasswordProps {
  id: string
  name: string
  error?: string
}

/** The current password. */
export function CurrentPassword({ id, name, error, label }: PasswordProps & { label?: string }) {
  const t = useTranslations('accounts.fields')
  return (
    <TextInput
      id={id}
      name={name}
      error={error}
      type="password"
      label={label ?? t('currentPassword')}
      autoComplete="current-password"
      required
    />
  )
}

/** A new password with the rules for it. */
export function NewPassword({ id, name, error, label }: PasswordProps & { label: string }) {
  const t = useTranslations('accounts.fields')
  return (
    <TextInput
      id={id}
      name={name}
      error={error}
      type="password"
      label={label}
      hint={t('newPasswordHint')}
      autoComplete="new-password"
      required
    />
  )
}
