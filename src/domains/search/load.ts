import type { Payload } from 'payload'
import { searchRulesSlug } from './global'

/** What people call species and goods that carry another name here. */
const builtInSynonyms = [
  { term: 'magic mushroom', meaning: 'psilocybe' },
  { term: 'magic mushrooms', meaning: 'psilocybe' },
  { term: 'shrooms', meaning: 'psilocybe' },
  { term: 'hongos mágicos', meaning: 'psilocybe' },
  { term: 'setas alucinógenas', meaning: 'psilocybe' },
  { term: 'cogumelos mágicos', meaning: 'psilocybe' },
  { term: 'xiitake', meaning: 'shiitake' },
  { term: 'toadstool', meaning: 'fly agaric' },
  { term: 'lingzhi', meaning: 'reishi' },
  { term: 'black fungus', meaning: 'wood ear' },
  { term: 'cloud ear', meaning: 'wood ear' },
  { term: 'funghi', meaning: 'porcini' },
  { term: 'baby bella', meaning: 'portobello' },
  { term: 'cremini', meaning: 'portobello' },
  { term: 'pom pom', meaning: 'lions mane' },
  { term: 'yamabushitake', meaning: 'lions mane' },
  { term: 'laetiporus', meaning: 'chicken of the woods' },
  { term: 'spore plug', meaning: 'spawn' },
  { term: 'starter', meaning: 'grow kit' },
  { term: 'tee', meaning: 'shirt' },
  { term: 'red mushroom with white dots', meaning: 'fly agaric' },
  { term: 'red mushroom with white spots', meaning: 'fly agaric' },
  { term: 'red mushroom white dots', meaning: 'fly agaric' },
  { term: 'hongo rojo con puntos blancos', meaning: 'amanita muscaria' },
  { term: 'seta roja con puntos blancos', meaning: 'amanita muscaria' },
  { term: 'cogumelo vermelho com pintas brancas', meaning: 'amanita muscaria' },
  { term: 'roja con puntos blancos', meaning: 'amanita muscaria' },
  { term: 'cogumelo vermelho com pontos brancos', meaning: 'amanita muscaria' },
  { term: 'cogumelo vermelho com bolinhas brancas', meaning: 'amanita muscaria' },
  { term: 'seta roja con lunares', meaning: 'amanita muscaria' },
  { term: 'most poisonous', meaning: 'deadly' },
  { term: 'más venenosa', meaning: 'mortal' },
  { term: 'más venenoso', meaning: 'mortal' },
  { term: 'más venenosas', meaning: 'mortal' },
  { term: 'más tóxica', meaning: 'mortal' },
  { term: 'cogumelo mais venenoso', meaning: 'mortal' },
  { term: 'cogumelos mais venenosos', meaning: 'mortal' },
  { term: 'cant sleep', meaning: 'insomnia' },
  { term: 'trouble sleeping', meaning: 'insomnia' },
  { term: 'no puedo dormir', meaning: 'insomnio' },
  { term: 'no duermo', meaning: 'insomnio' },
  { term: 'não consigo dormir', meaning: 'insônia' },
  { term: 'tensión alta', meaning: 'presión arterial' },
  { term: 'presión alta', meaning: 'presión arterial' },
  { term: 'hipertensión', meaning: 'presión arterial' },
  { term: 'pressão alta', meaning: 'pressão arterial' },
  { term: 'high blood pressure', meaning: 'blood pressure' },
] as const

/** Gives editors the built-in synonyms to begin with, unless they have any. */
export async function loadSearchRules(payload: Payload): Promise<void> {
  const { synonyms } = await payload.findGlobal({ slug: searchRulesSlug, depth: 0 })
  if (synonyms?.length) return
  await payload.updateGlobal({ slug: searchRulesSlug, data: { synonyms: [...builtInSynonyms] }, depth: 0 })
}
