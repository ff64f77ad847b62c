import { attachments } from './terms/attachments'
import { lives } from './terms/lives'
import { parts } from './terms/parts'
import { surfaces } from './terms/surfaces'
import type { BuiltInTerm } from './terms/term'

/** The glossary that a new site starts with: what readers of field guides ask most. */
export const builtInTerms: readonly BuiltInTerm[] = [...parts, ...attachments, ...surfaces, ...lives]
