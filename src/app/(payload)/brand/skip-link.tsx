import type { ServerProps } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { SkipButton } from './skip-button.client'

/** Leads from the beginning of the navigation, which has some fifty links for an editor, to what the page is about. */
export function SkipLink({ i18n }: ServerProps) {
  return i18n ? <SkipButton label={panelTranslator(i18n)('skip')} /> : null
}
