import { getTranslation } from '@payloadcms/translations'
import type { UIFieldServerProps } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { PlateDrawing } from './plate-drawing.client'
import './plate.css'

/** The illustration of a species beside its traits, drawn again with each change. */
export function PlateField({ field, i18n }: UIFieldServerProps) {
  return (
    <div className="field-type plate-field">
      <span className="field-label">{getTranslation(field.label ?? '', i18n)}</span>
      <PlateDrawing unfinished={panelTranslator(i18n)('plateUnfinished')} />
    </div>
  )
}
