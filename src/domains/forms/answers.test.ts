import { expect, test } from 'vitest'
import { labelAnswers, submissionTitle } from './answers'
import type { AnswerFieldView, FormView } from './form-view'

const field = (name: string, type: AnswerFieldView['type'], more: Partial<AnswerFieldView> = {}) => ({
  name,
  type,
  label: `Label of ${name}`,
  required: false,
  placeholder: null,
  errorMessage: null,
  ...more,
})

const form: FormView = {
  id: 'f',
  slug: 'contact',
  title: { text: 'Contact', lang: 'en' },
  parts: [
    field('nombre', 'text'),
    field('correo', 'email'),
    field('motivo', 'select', { options: [{ value: 'duda', label: 'Una duda' }] }),
    field('acepto', 'checkbox'),
    field('pais', 'country', { options: [{ value: 'AO', label: 'Angola' }] }),
  ],
  submitLabel: null,
  confirmation: null,
  redirect: null,
}

const answered = (answers: Record<string, string>) => ({
  createdAt: '2026-05-03T12:00:00.000Z',
  submissionData: Object.entries(answers).map(([name, value]) => ({ field: name, value })),
})
const textsOf = (answers: Record<string, string>) =>
  labelAnswers(form, answered(answers), 'es').map(({ label, text }) => [label, text])

test('answers are shown with the labels of their questions and choices, and ticks as yes or no', () => {
  expect(textsOf({ motivo: 'duda', acepto: 'true', pais: 'AO', nombre: 'Ana' })).toEqual([
    ['Label of motivo', 'Una duda'],
    ['Label of acepto', 'Sí'],
    ['Label of pais', 'Angola'],
    ['Label of nombre', 'Ana'],
  ])
})

test('answers to fields and choices that a form no longer has are shown as they are stored', () => {
  expect(textsOf({ motivo: 'queja', edad: '30', acepto: 'perhaps' })).toEqual([
    ['Label of motivo', 'queja'],
    ['edad', '30'],
    ['Label of acepto', 'perhaps'],
  ])
})

test('a submission is titled by its form, its first address or text, and its day', () => {
  const titleOf = (answers: Record<string, string>) => submissionTitle(form, answered(answers), 'es')
  expect(titleOf({ nombre: 'Ana', correo: 'ana@example.com' })).toBe('Contact · ana@example.com · 3 may 2026')
  expect(titleOf({ acepto: 'true', nombre: ' Ana\nB.', correo: '' })).toBe('Contact · Ana B. · 3 may 2026')
  expect(titleOf({ motivo: 'duda' })).toBe('Contact · 3 may 2026')
})
