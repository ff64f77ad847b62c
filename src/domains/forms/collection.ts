import type { PluginConfig } from '@payloadcms/plugin-form-builder/types'
import type { CollectionAfterReadHook, Field } from 'payload'
import { blocks as validateBlocks } from 'payload/shared'
import { locales } from '@/foundation/i18n/locales'
import { denyFieldAccess, isStaff, publishedOrStaff, staff, staffField } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { limitQueries } from '@/foundation/payload/query-limits'
import { slugField } from '@/foundation/payload/slug'
import { localizedTextField, patternField } from '@/foundation/payload/text-fields'
import { validationMessage } from '@/foundation/payload/validation-message'
import type { FormSubmission } from '@/payload-types'
import { getFormForStaff, panelLocale, submissionTitle } from './answers'
import { exportSubmissions } from './export'
import { nameFieldsAfterLabels } from './field-names'
import { formsSlug, submissionsSlug } from './paths'
import { reservedNames } from './rules'
import { submitForm } from './submit'

type BlocksValidate = typeof validateBlocks

/** Answers are told apart by the names of their fields. */
const validateNames: BlocksValidate = (value, options) => {
  const rows = (Array.isArray(value) ? value : []) as { name?: string }[]
  const names = rows.flatMap(({ name }) => name || [])
  const wrong = names.find((name, index) => reservedNames.includes(name) || names.indexOf(name) !== index)
  if (wrong !== undefined) return validationMessage(options.req, 'fieldNameTaken', { name: wrong })
  return validateBlocks(value, options)
}

/** A page of this site: the policy lets forms lead nowhere else. */
const redirect: Field = {
  name: 'redirect',
  type: 'group',
  admin: { condition: (_, { confirmationType }) => confirmationType === 'redirect' },
  fields: [
    // Validated as required where it is shown; GraphQL would require it of every form.
    {
      ...patternField('url', /^\/(?![/\\])[^\s\\\p{Cc}]*$/u, 'sitePath', { required: true }),
      required: false,
    },
  ],
}

/** Who is notified of a submission; nobody else learns the addresses. */
const emails: Field = {
  name: 'emails',
  type: 'array',
  maxRows: 5,
  access: { read: staffField },
  fields: [
    { name: 'emailTo', type: 'email', required: true },
    localizedTextField('subject', { maxLength: 200 }),
  ],
}

function changeField(field: Field): Field[] {
  switch ('name' in field ? field.name : undefined) {
    case 'title':
      return [localizedTextField('title', { required: true, maxLength: 160 }), slugField({ from: 'title' })]
    case 'fields':
      return [
        {
          ...field,
          required: true,
          maxRows: 60,
          validate: validateNames,
          hooks: { beforeValidate: [nameFieldsAfterLabels] },
        } as Field,
      ]
    case 'submitButtonLabel':
      return [localizedTextField('submitButtonLabel', { maxLength: 60 })]
    case 'redirect':
      return [redirect]
    case 'emails':
      return [emails]
    default:
      return [field]
  }
}

const submissionsField: Field = {
  name: 'submissions',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/app/(payload)/forms/submissions-field#SubmissionsField' },
  },
}

/** Forms that editors build; the plugin brings the rest. */
export const forms: PluginConfig['formOverrides'] = {
  slug: formsSlug,
  access: {
    create: staff,
    delete: staff,
    read: publishedOrStaff,
    readVersions: staff,
    update: staff,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    hidden: ({ user }) => !isStaff(user),
  },
  defaultPopulate: { title: true, slug: true, _status: true },
  hooks: { beforeOperation: [limitQueries] },
  versions: { drafts: editorialDrafts, maxPerDoc: 25 },
  fields: ({ defaultFields }) => [...defaultFields.flatMap(changeField), submissionsField],
}

/** The title of the form; `titleForStaff` adds who wrote and when. Payload takes no other computed field as a title. */
const titleField: Field = {
  name: 'title',
  type: 'text',
  virtual: 'form.title',
  admin: { condition: () => false },
}

const titleForStaff: CollectionAfterReadHook<FormSubmission> = async ({ doc, req }) => {
  if (!isStaff(req.user) || !doc.form) return doc
  const form = await getFormForStaff(req, typeof doc.form === 'string' ? doc.form : doc.form.id)
  return { ...doc, title: submissionTitle(form, doc, panelLocale(req)) }
}

/** The answers with their questions, in place of the names and values that are stored. */
const answersField: Field = {
  name: 'answers',
  type: 'ui',
  admin: {
    components: { Field: '/app/(payload)/forms/answers-field#AnswersField' },
    disableListColumn: true,
  },
}

const answeredField: Field = {
  name: 'answered',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  admin: { position: 'sidebar' },
}

/** A field that nobody changes once the submission is sent. */
function sentField(field: Field): Field {
  const sent = { ...field, access: { update: denyFieldAccess } }
  if (!('name' in field)) return field
  if (field.name === 'form') return { ...sent, index: true } as Field
  return { ...sent, admin: { hidden: true } } as Field
}

/** What visitors sent. Only the endpoint creates submissions, and staff mark those that are answered. */
export const formSubmissions: PluginConfig['formSubmissionOverrides'] = {
  slug: submissionsSlug,
  access: { create: () => false, delete: staff, read: staff, update: staff },
  admin: {
    useAsTitle: titleField.name,
    defaultColumns: ['title', 'answered', 'locale', 'createdAt'],
    // The title alone would be searched in the language of the panel's contents only.
    listSearchableFields: [
      titleField.name,
      ...locales.map((locale) => `form.title.${locale}`),
      'submissionData.value',
    ],
    hidden: ({ user }) => !isStaff(user),
  },
  defaultSort: '-createdAt',
  endpoints: [submitForm, exportSubmissions],
  graphQL: false,
  hooks: { beforeOperation: [limitQueries], afterRead: [titleForStaff] },
  fields: ({ defaultFields }) => [
    titleField,
    answersField,
    ...defaultFields.map(sentField),
    {
      name: 'locale',
      type: 'select',
      options: ['en', 'es', 'pt'],
      required: true,
      access: { update: denyFieldAccess },
    },
    answeredField,
  ],
}
