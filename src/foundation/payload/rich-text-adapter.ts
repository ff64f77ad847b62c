import type { LexicalRichTextAdapter, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { RichTextHooks, ValidationFieldError } from 'payload'
import { findRichTextFaults, type RichTextFault, type SaveContext } from './rich-text-faults'

type Adapter = LexicalRichTextAdapter
type BeforeChangeHook = NonNullable<RichTextHooks['beforeChange']>[number]
type Provider = ReturnType<typeof lexicalEditor>

/** "Block 2 (Call to action) > Links 1 > Label: This field is required." */
const sentence = ({ where, message }: RichTextFault) =>
  where.length > 0 ? `${where.join(' > ')}: ${message}` : message

/**
 * Has an editor say what is wrong within its texts in the words of the form and in the language of the request.
 * Payload says "block node failed to validate: The following fields are invalid: links.0.label".
 */
export function explainFaults(provider: Provider): Provider {
  return async (args) => {
    const adapter = await provider(args)
    return {
      ...adapter,
      hooks: { ...adapter.hooks, beforeChange: adapter.hooks?.beforeChange?.map(explain(adapter)) },
      validate: explainedValidation(adapter),
    }
  }
}

function explainedValidation({ editorConfig, validate }: Adapter): Adapter['validate'] {
  return async (value, options) => {
    const faults = await findRichTextFaults(editorConfig, value, options as unknown as SaveContext)
    return faults.length > 0 ? faults.map(sentence).join(' ') : validate(value, options)
  }
}

/**
 * Names each fault of a text that was refused. Payload adds those in its blocks without saying in which block they are,
 * so its list counts only if the validation found none.
 */
function explain({ editorConfig }: Adapter) {
  return (hook: BeforeChangeHook): BeforeChangeHook =>
    async (args) => {
      const { data, errors = [], fieldLabelPath, originalDoc, path, value } = args
      const within: ValidationFieldError[] = []
      const result = await hook({ ...args, errors: within })
      const refused = errors.findIndex((error) => error.path === path.join('.'))
      if (refused < 0) {
        errors.push(...within)
        return result
      }
      const context = { ...args, data: { ...originalDoc, ...data } }
      const faults = await findRichTextFaults(editorConfig, value, context as unknown as SaveContext)
      const explained = faults.map((fault) => ({
        label: [fieldLabelPath, ...fault.where].join(' > '),
        message: sentence(fault),
        path: path.join('.'),
      }))
      if (explained.length > 0) errors.splice(refused, 1, ...explained)
      return result
    }
}
