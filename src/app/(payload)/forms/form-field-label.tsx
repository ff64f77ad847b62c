import { getTranslation } from '@payloadcms/translations'
import type { BlocksField, ServerProps } from 'payload'
import { FormFieldTitle } from './form-field-title.client'

type FormFieldLabelProps = Pick<ServerProps, 'i18n'> & { blockType: string; field: BlocksField }

/** The header of a row in the form builder: which kind of field it is, and what visitors are asked. */
export function FormFieldLabel({ blockType, field, i18n }: FormFieldLabelProps) {
  const label = field.blocks.find(({ slug }) => slug === blockType)?.labels?.singular
  return <FormFieldTitle kind={label ? getTranslation(label, i18n) : blockType} />
}
