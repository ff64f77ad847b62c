import type { UIFieldServerProps } from 'payload'
import { expect, test } from 'vitest'
import type { MissingText } from '@/foundation/payload/missing-texts'
import { missingTextLabel } from './missing-text-label'

const spanish = { language: 'es', fallbackLanguage: 'en' } as UIFieldServerProps['i18n']
const field = {
  name: 'content',
  type: 'text',
  label: { en: 'Content', es: 'Contenido' },
} as MissingText['field']
const banner = { label: { en: 'Banner', es: 'Aviso' }, position: 2 }

test('a missing text is called by its label, with the rows that it stands in, in the language of the panel', () => {
  expect(missingTextLabel({ field, containers: [] }, spanish)).toBe('Contenido')
  expect(missingTextLabel({ field, containers: [banner] }, spanish)).toBe('Aviso 2: Contenido')
  const link = { label: { en: 'Link', es: 'Enlace' }, position: 1 }
  expect(missingTextLabel({ field, containers: [banner, link] }, spanish)).toBe(
    'Aviso 2 › Enlace 1: Contenido',
  )
})

test('what has no label is called by its name or left out', () => {
  const unlabelled = { name: 'content', type: 'text' } as MissingText['field']
  expect(missingTextLabel({ field: unlabelled, containers: [{ label: false }] }, spanish)).toBe('content')
})
