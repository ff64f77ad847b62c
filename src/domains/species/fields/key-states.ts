import enArchive from '@messages/en/archive.json'
import en from '@messages/en/identify.json'
import esArchive from '@messages/es/archive.json'
import es from '@messages/es/identify.json'
import ptArchive from '@messages/pt/archive.json'
import pt from '@messages/pt/identify.json'
import type { Option } from 'payload'
import { type Area, areas } from '@/domains/species/areas'
import { type KeyState, type KeyTrait, keyTraitNames, keyTraits } from '@/domains/species/key-traits'
import type { Shape } from '@/domains/species/shapes'

const texts = {
  en: { ...en, shape: enArchive.shape },
  es: { ...es, shape: esArchive.shape },
  pt: { ...pt, shape: ptArchive.shape },
}

type Texts = typeof texts.en

const inEveryLanguage = (read: (texts: Texts) => string) => ({
  en: read(texts.en),
  es: read(texts.es),
  pt: read(texts.pt),
})

function stateName({ state, shape }: Texts, trait: KeyTrait, name: KeyState): string {
  if (trait === 'shape') return shape[name as Shape].name
  return (state[trait] as Record<string, string>)[name] ?? name
}

/** The states of the key as editors select them, named as readers see them: `Ring: none to be seen`. */
export const keyStateOptions: Option[] = keyTraitNames.flatMap((trait) =>
  keyTraits[trait].map((state) => ({
    value: `${trait}-${state}`,
    label: inEveryLanguage((texts) => `${texts.name[trait]}: ${stateName(texts, trait, state)}`),
  })),
)

/** The parts of the world for which seasons are recorded. */
export const areaOptions: Option[] = areas.map((area: Area) => ({
  value: area,
  label: inEveryLanguage(({ state }) => state.region[area]),
}))
