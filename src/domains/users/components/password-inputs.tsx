import { useTranslations } from 'next-intl'
import { TextInput } from '@/ui/text-input'

interface PasswordProps {
  id: string
  name: string
  error?: string
}

/** The password there is. */
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

/** A password that is chosen, and what makes it a good one. */
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
