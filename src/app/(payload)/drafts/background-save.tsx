import type { ServerProps } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { BackgroundSave as BackgroundSaveClient } from './background-save.client'
import './drafts.css'

/** Saves drafts in the background, in the language of the panel. */
export function BackgroundSave({ i18n }: Pick<ServerProps, 'i18n'>) {
  const { locale, t } = panelMessages(i18n, 'drafts')
  return (
    <BackgroundSaveClient
      texts={{
        locale,
        saving: t('saving'),
        offline: t('offline'),
        signedOut: t('signedOut'),
        refused: t('refused'),
        signIn: t('signIn'),
        kept: t('kept'),
        restore: t('restore'),
        discard: t('discard'),
      }}
    />
  )
}
