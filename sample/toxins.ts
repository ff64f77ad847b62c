import type { Locale } from '@/foundation/i18n/locales'
import type { Text } from './types'

const text = (en: string, es: string, pt: string): Text => ({ en, es, pt })

/** Names of toxins in three languages. */
const names: Record<string, Text> = Object.fromEntries(
  [
    text('α-amanitin', 'α-amanitina', 'α-amanitina'),
    text('β-amanitin', 'β-amanitina', 'β-amanitina'),
    text('γ-amanitin', 'γ-amanitina', 'γ-amanitina'),
    text('phalloidin', 'faloidina', 'faloidina'),
    text('acromelic acid A', 'ácido acromélico A', 'ácido acromélico A'),
    text('virotoxins', 'virotoxinas', 'virotoxinas'),
    text(
      'allenic norleucine (suspected)',
      'norleucina alénica (sospechada)',
      'norleucina alênica (suspeita)',
    ),
    text('amatoxins (reported)', 'amatoxinas (citadas)', 'amatoxinas (relatadas)'),
    text('bolesatine', 'bolesatina', 'bolesatina'),
    text('coprine', 'coprina', 'coprina'),
    text(
      'cycloprop-2-ene carboxylic acid',
      'ácido cicloprop-2-eno carboxílico',
      'ácido cicloprop-2-enocarboxílico',
    ),
    text('fasciculol E', 'fasciculol E', 'fasciculol E'),
    text('fasciculol F', 'fasciculol F', 'fasciculol F'),
    text('gyromitrin', 'giromitrina', 'giromitrina'),
    text('gyromitrin (reported)', 'giromitrina (citada)', 'giromitrina (relatada)'),
    text('monomethylhydrazine', 'monometilhidracina', 'monometil-hidrazina'),
    text('ibotenic acid', 'ácido iboténico', 'ácido ibotênico'),
    text('molybdophyllysin (probably)', 'molibdofilisina (probablemente)', 'molibdofilisina (provavelmente)'),
    text('muscimol', 'muscimol', 'muscimol'),
    text('illudin S', 'iludina S', 'iludina S'),
    text('illudin M', 'iludina M', 'iludina M'),
    text('lentinan', 'lentinano', 'lentinana'),
    text('muscarine', 'muscarina', 'muscarina'),
    text(
      'norcaperatic acid (suspected)',
      'ácido norcaperático (sospechado)',
      'ácido norcaperático (suspeito)',
    ),
    text('orellanine', 'orellanina', 'orelanina'),
    text('phallacidin', 'falacidina', 'falacidina'),
    text('phenol', 'fenol', 'fenol'),
    text(
      'pleurocybellaziridine (proposed)',
      'pleurocibelaziridina (propuesta)',
      'pleurocibelaziridina (proposta)',
    ),
    text('polyporic acid', 'ácido polipórico', 'ácido polipórico'),
    text('psilocybin', 'psilocibina', 'psilocibina'),
    text('psilocin', 'psilocina', 'psilocina'),
    text('roridin E', 'roridina E', 'roridina E'),
    text('satratoxin H', 'satratoxina H', 'satratoxina H'),
    text('unidentified', 'sin identificar', 'não identificada'),
    text('velleral', 'velleral', 'veleral'),
  ].map((name) => [name.en, name]),
)

/** Translates a toxin's English name. */
export function toxinName(toxin: string, locale: Locale): string {
  const name = names[toxin]
  if (!name) throw new Error(`The toxin "${toxin}" has no name in the other languages: add it to toxins.ts.`)
  return name[locale]
}
