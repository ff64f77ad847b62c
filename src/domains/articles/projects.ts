import { localizedTextareaField, localizedTextField } from '@/foundation/payload/text-fields'
import { articleCollection } from './collection'
import { projectStates } from './vocabulary'

/** Projects: what somebody sets out to do with fungi, where, until when, and how to take part. */
export const projects = articleCollection('projects', [
  { name: 'state', type: 'select', options: [...projectStates], enumName: 'enum_project_states' },
  localizedTextField('place', { maxLength: 160 }),
  {
    type: 'row',
    fields: [
      { name: 'startsOn', type: 'date' },
      { name: 'endsOn', type: 'date' },
    ],
  },
  localizedTextareaField('participation', { maxLength: 600 }),
])
