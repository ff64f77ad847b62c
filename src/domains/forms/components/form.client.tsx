'use client'

import { lazy } from 'react'
import type { FormProps } from './form'

const LoadedForm = lazy(() => import('./form'))

/** A form that an editor has built. Its code is loaded on pages that show one; the form itself is part of the page. */
export function DynamicForm(props: FormProps) {
  return <LoadedForm {...props} />
}
