import { expect, test } from 'vitest'
import { drawnIcons } from '@/ui/icon'
import { iconNames } from './icons'

test('every icon a category may carry is drawn', () => {
  expect(iconNames.filter((name) => !drawnIcons.includes(name))).toEqual([])
})
