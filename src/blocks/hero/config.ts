import en from '@messages/en/site.json'
import es from '@messages/es/site.json'
import pt from '@messages/pt/site.json'
import type { Block } from 'payload'
import { localizedTextareaField, localizedTextField } from '@/foundation/payload/text-fields'

/** The built-in text, which stands on the page while the field is empty. */
const builtIn = (name: 'question' | 'lead') => ({
  admin: { placeholder: { en: en.homePage[name], es: es.homePage[name], pt: pt.homePage[name] } },
  custom: { description: 'builtInText' },
})

/** The top of the home page. Texts that are left empty are the built-in ones. */
export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    localizedTextField('heading', { maxLength: 120, ...builtIn('question') }),
    localizedTextareaField('lead', { maxLength: 320, ...builtIn('lead') }),
  ],
}
