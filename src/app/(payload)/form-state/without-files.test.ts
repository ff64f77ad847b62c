import { expect, test } from 'vitest'
import { withoutFiles } from './without-files'

test('a call for the state of a form carries its texts and no picture', () => {
  const file = new File(['x'], 'boletus.jpg')
  const formState = {
    alt: { value: 'A boletus' },
    file: { initialValue: file, value: { name: 'boletus.jpg' } },
  }
  const call = { name: 'form-state', args: { formState, schemaPath: 'media' } }
  expect(withoutFiles(call)).toEqual({
    name: 'form-state',
    args: {
      formState: { alt: { value: 'A boletus' }, file: { value: { name: 'boletus.jpg' } } },
      schemaPath: 'media',
    },
  })
  expect(formState.file.initialValue).toBe(file)
})

test('other calls stay as they are', () => {
  const call = { name: 'table-state', args: { collectionSlug: 'media' } }
  expect(withoutFiles(call)).toBe(call)
})
