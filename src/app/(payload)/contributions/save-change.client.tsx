'use client'

import { FormSubmit, useForm, useFormModified, useTranslation } from '@payloadcms/ui'

/** Sends a member's change to moderation. */
export function SaveChange() {
  const { submit } = useForm()
  const isModified = useFormModified()
  const { t } = useTranslation()
  return (
    <FormSubmit
      type="button"
      disabled={!isModified}
      onClick={() => void submit({ overrides: { _status: 'draft' } })}
    >
      {t('general:save')}
    </FormSubmit>
  )
}
