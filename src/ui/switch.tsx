import type { ComponentProps } from 'react'
import { Checkbox } from './checkbox'

/** A switch that applies at once. */
export function Switch(props: Omit<ComponentProps<typeof Checkbox>, 'asSwitch' | 'required'>) {
  return <Checkbox {...props} asSwitch />
}
