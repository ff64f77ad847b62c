/* design-tokens-allow: pigments of the plates */
import type { SporePrint } from '../../vocabulary'
import type { Chance } from '../core/chance'
import type { Colour } from '../core/colour'
import type { Likeness } from '../core/likeness'
import type { Sheet } from '../core/sheet'

export const PRINT_COLOURS: Record<SporePrint, Colour> = {
  white: '#f8f4ea',
  cream: '#f0e4c6',
  buff: '#e2c99b',
  yellow: '#e3c766',
  ochre: '#c99a4d',
  tan: '#b98f62',
  salmon: '#dd9f86',
  pink: '#d59a94',
  'pinkish-brown': '#a9705c',
  brown: '#7a4f2c',
  'reddish-brown': '#8d4a28',
  'purple-brown': '#52343c',
  'purple-black': '#352a38',
  'blackish-brown': '#3b2a22',
  black: '#1e1a1a',
  green: '#7c8a63',
  olive: '#7d7a3e',
  'olive-brown': '#6b5a2e',
}

export function drawSporePrint(sheet: Sheet, l: Likeness, _chance: Chance): void {
  sheet.layer()
  sheet.ellipse([160, 160], 110, 110, PRINT_COLOURS[l.prints[0]])
  sheet.reach([40, 40, 280, 280])
}
