import { z } from 'zod'
import { visibleText } from '@/foundation/text/visible-text'

/** A text of a form as it is stored; `missing` is the code of the problem that there is none. */
export const textInput = (missing: string) => z.string(missing).overwrite(visibleText)

/** The same in one line; line breaks are refused, because mails would take what follows for headers. */
export const lineInput = (missing: string, signs: string) => textInput(missing).regex(/^[^\n\t]*$/, signs)

/** An address as people copy it: from a link, a list of contacts or a sentence, `Ana <mailto:ana@example.org>,`. */
const bareEmail = (text: string) =>
  visibleText(text)
    .replace(/^(?:[^<>]*<)?(?:mailto:)?([^\s<>@:]+@[^\s<>@]+?)>?[.,;]?$/i, '$1')
    .toLowerCase()

/** An e-mail address as it is stored; its format is checked by `z.email`. */
export const emailInput = (missing: string) => z.string(missing).overwrite(bareEmail)
