import { useTranslations } from '@/ui/texts'
import { PasswordField } from './password-field'

interface PasswordProps {
  id: string
  name: string
  error?: string
}

/** The current password. */
export function CurrentPassword({ id, name, error, label }: PasswordProps & { label?: string }) {
  const t = useTranslations('accounts.fields')
  return (
    <PasswordField
      id={id}
      name={name}
      error={error}
      label={label ?? t('currentPassword')}
      autoComplete="current-password"
      showLabel={t('showPassword')}
    />
  )
}

/** A new password with the rules for it. */
export function NewPassword({ id, name, error, label }: PasswordProps & { label: string }) {
  const t = useTranslations('accounts.fields')
  return (
    <PasswordField
      id={id}
      name={name}
      error={error}
      label={label}
      hint={t('newPasswordHint')}
      autoComplete="new-password"
      showLabel={t('showPassword')}
    />
  )
}
