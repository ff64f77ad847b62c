import { Chance } from '@/ui/drawing/chance'
import type { Theme } from '@/ui/drawing/colour'
import { fitted } from '@/ui/drawing/fit'
import { Sheet } from '@/ui/drawing/sheet'
import { catalogue } from './catalogue'
import { TINTS } from './hand/pigments'

export function draw(kind: string, name: string, theme: Theme, tint = 0, fine = true): string {
  const chance = new Chance(`${kind}/${name}`)
  const sheet = new Sheet(theme, fine, 'd')
  const subject = (catalogue as Record<string, Record<string, (h: object) => void>>)[kind]?.[name]
  subject?.({ sheet, chance, tint: TINTS[tint], initials: 'AH' })
  const [w, h] = kind === 'goods' ? [320, 320] : [400, 300]
  const { zoom, dx, dy } = fitted(sheet.frame, { width: w, height: h, margin: 20 })
  return sheet.document(w, h, zoom, dx, dy)
}
