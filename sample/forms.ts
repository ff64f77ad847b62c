import type { Text } from './types'

interface ChoiceSample {
  value: string
  label: Text
}

/** A field of a form; a message has a text only. */
export type FieldSample =
  | { type: 'message'; text: Text }
  | { type: 'select'; name: string; label: Text; required?: boolean; options: ChoiceSample[] }
  | { type: 'textareaWithPlaceholder'; name: string; label: Text; placeholder: Text; required?: boolean }
  | { type: 'checkbox' | 'country' | 'email' | 'text'; name: string; label: Text; required?: boolean }

export interface FormSample {
  slug: string
  title: Text
  submit: Text
  fields: FieldSample[]
  /** Markdown. */
  confirmation: Text
}

const email: FieldSample = {
  type: 'email',
  name: 'email',
  label: { en: 'Your email address', es: 'Tu correo electrónico', pt: 'Seu e-mail' },
  required: true,
}

const contact: FormSample = {
  slug: 'contact',
  title: { en: 'Write to us', es: 'Escríbenos', pt: 'Escreva para nós' },
  submit: { en: 'Send message', es: 'Enviar mensaje', pt: 'Enviar mensagem' },
  fields: [
    {
      type: 'message',
      text: {
        en: 'Nobody here can tell from a message whether a mushroom is safe to eat. If somebody has eaten one you are unsure of, call one of the [poison lines](#poison-lines) now.',
        es: 'Nadie puede decirte por mensaje si una seta se puede comer sin peligro. Si alguien ha comido una de la que dudas, llama ahora a uno de los [teléfonos de toxicología](#poison-lines).',
        pt: 'Ninguém aqui pode dizer por mensagem se um cogumelo é seguro para comer. Se alguém comeu um de que você duvida, ligue agora para um dos [telefones de toxicologia](#poison-lines).',
      },
    },
    {
      type: 'text',
      name: 'name',
      label: { en: 'Your name', es: 'Tu nombre', pt: 'Seu nome' },
      required: true,
    },
    email,
    {
      type: 'select',
      name: 'topic',
      label: { en: 'What is it about?', es: '¿De qué se trata?', pt: 'Qual é o assunto?' },
      required: true,
      options: [
        {
          value: 'correction',
          label: {
            en: 'Something on a page is wrong',
            es: 'Algo en una página no es correcto',
            pt: 'Algo em uma página está errado',
          },
        },
        { value: 'question', label: { en: 'A question', es: 'Una pregunta', pt: 'Uma pergunta' } },
        {
          value: 'pictures',
          label: { en: 'Pictures to offer', es: 'Fotografías que ofrecer', pt: 'Fotografias para oferecer' },
        },
        { value: 'market', label: { en: 'The market', es: 'El mercado', pt: 'O mercado' } },
        { value: 'other', label: { en: 'Something else', es: 'Otra cosa', pt: 'Outro assunto' } },
      ],
    },
    {
      type: 'textareaWithPlaceholder',
      name: 'message',
      label: { en: 'Your message', es: 'Tu mensaje', pt: 'Sua mensagem' },
      placeholder: {
        en: 'For a correction, name the page and your source.',
        es: 'Si es una corrección, indica la página y tu fuente.',
        pt: 'Se for uma correção, indique a página e a sua fonte.',
      },
      required: true,
    },
  ],
  confirmation: {
    en: 'Thank you. Somebody will read it within a few days and reply to the address you gave.',
    es: 'Gracias. Alguien lo leerá en unos días y te responderá a la dirección que has indicado.',
    pt: 'Obrigado. Alguém vai ler em alguns dias e responder no endereço que você informou.',
  },
}

const newsletter: FormSample = {
  slug: 'newsletter',
  title: {
    en: 'One letter each season',
    es: 'Una carta por estación',
    pt: 'Uma carta por estação',
  },
  submit: { en: 'Subscribe', es: 'Suscribirme', pt: 'Assinar' },
  fields: [
    {
      type: 'message',
      text: {
        en: 'Four times a year: what fruits now, what it is mistaken for, and what is new in the guide.',
        es: 'Cuatro veces al año: qué fructifica ahora, con qué se confunde y qué hay de nuevo en la guía.',
        pt: 'Quatro vezes por ano: o que frutifica agora, com o que se confunde e o que há de novo no guia.',
      },
    },
    email,
    {
      type: 'country',
      name: 'country',
      label: {
        en: 'Your country, for the season',
        es: 'Tu país, por la estación',
        pt: 'Seu país, por causa da estação',
      },
    },
    {
      type: 'checkbox',
      name: 'consent',
      label: {
        en: 'I agree to receive the letter. I can unsubscribe at any time.',
        es: 'Acepto recibir la carta. Puedo darme de baja cuando quiera.',
        pt: 'Concordo em receber a carta. Posso cancelar quando quiser.',
      },
      required: true,
    },
  ],
  confirmation: {
    en: 'You are on the list. The next letter comes with the next season.',
    es: 'Ya estás en la lista. La próxima carta llegará con la próxima estación.',
    pt: 'Você está na lista. A próxima carta chega com a próxima estação.',
  },
}

export const forms: FormSample[] = [contact, newsletter]
