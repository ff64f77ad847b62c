import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import { formSubmissions, forms } from '@/domains/forms/collection'
import { fieldBlocks } from '@/domains/forms/field-blocks'
import { queueLetters } from '@/domains/forms/mails'

/** Adds forms that editors build, and what visitors send with them. */
export const formBuilder = formBuilderPlugin({
  beforeEmail: queueLetters,
  fields: fieldBlocks,
  formOverrides: forms,
  formSubmissionOverrides: formSubmissions,
})
