import type { Text } from './types'

/** Sentences that many goods need, so that no two of them say it differently. */

export const neverRaw = (minutes: number): Text => ({
  en: `Never eat it raw: cook it through, for at least ${minutes} minutes in all.`,
  es: `Nunca en crudo: cocina a fondo, al menos ${minutes} minutos en total.`,
  pt: `Nunca coma cru: cozinhe por completo, pelo menos ${minutes} minutos ao todo.`,
})

export const cookedBeforeUse = (minutes: number): Text => ({
  en: `The mushrooms are cooked for ${minutes} minutes before they go in.`,
  es: `Las setas se cocinan ${minutes} minutos antes de incorporarlas.`,
  pt: `Os cogumelos são cozidos por ${minutes} minutos antes de entrar.`,
})

export const notForInfants: Text = {
  en: 'Not for children under one year: honey can cause infant botulism.',
  es: 'No apta para menores de un año: la miel puede causar botulismo infantil.',
  pt: 'Não dê a menores de um ano: o mel pode causar botulismo infantil.',
}

/** For extracts and supplements, and for species that may act on clotting, blood sugar or immunity. */
export const askDoctor: Text = {
  en: 'Not in pregnancy or while breastfeeding. Ask your doctor first if you take medicines, above all blood thinners, diabetes medicines or medicines that calm the immune system, or expect an operation.',
  es: 'No en el embarazo ni la lactancia. Consulta antes a tu médico si tomas medicamentos, sobre todo anticoagulantes, antidiabéticos o inmunosupresores, o si esperas una operación.',
  pt: 'Não use na gravidez nem na amamentação. Fale antes com seu médico se você toma remédios, sobretudo anticoagulantes, antidiabéticos ou imunossupressores, ou se espera uma cirurgia.',
}

/** Several sentences as one text. */
export const sentences = (...parts: Text[]): Text => ({
  en: parts.map(({ en }) => en).join(' '),
  es: parts.map(({ es }) => es).join(' '),
  pt: parts.map(({ pt }) => pt).join(' '),
})
