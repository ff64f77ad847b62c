import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { createdMessage } from './created-message'

const callFrom = (page: string) =>
  ({
    headers: new Headers({ referer: `https://fungarium.example${page}` }),
    i18n: { language: 'es' },
    query: { locale: 'en' },
  }) as unknown as PayloadRequest

test('a call is answered in the language that it names', () => {
  expect(createdMessage(callFrom('/mushrooms/boletus-edulis'), 'media')).toBe('Picture successfully created.')
})

test('a call of the panel is answered in the language of the panel, whatever the language of the texts', () => {
  for (const page of ['/admin', '/admin/collections/media/create'])
    expect(createdMessage(callFrom(page), 'media')).toBe('Se ha creado: Imagen.')
})
