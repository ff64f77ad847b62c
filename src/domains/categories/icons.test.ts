import { expect, test } from 'vitest'
import { drawnIcons } from '@/ui/icon'
import { iconNames } from './icons'

test('every icon of a category exists', () => {
  expect(iconNames.filter((name) => !drawnIcons.includes(name))).toEqual([])
})
