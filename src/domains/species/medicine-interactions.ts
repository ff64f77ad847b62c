/** Classes of medicines that readers of benefit pages take. */
export const medicines = ['bloodPressure', 'bloodThinners', 'diabetes', 'sleep', 'immuneSuppression'] as const

export type Medicine = (typeof medicines)[number]

/** Where an interaction was seen, or what makes it suspected. */
export type InteractionBasis = 'caseReport' | 'people' | 'animals' | 'laboratory'

export interface Interaction {
  medicine: Medicine
  /** `known`: seen in a person who took both. */
  certainty: 'known' | 'suspected'
  basis: InteractionBasis
  source: { citation: string; url: string }
}

const reishiMonograph = {
  citation: 'Reishi mushroom, drug interactions (Nutrition House)',
  url: 'https://nutritionhouse.info/Library/WellnessItem.aspx?ID=79540',
}

const maitakeMonograph = {
  citation: 'Maitake mushroom, drug interactions (Nutrition House)',
  url: 'https://nutritionhouse.info/Library/WellnessItem.aspx?ID=79378',
}

/** Stimulates immune cells, which is what these medicines are to prevent. */
const immuneStimulation: Interaction = {
  medicine: 'immuneSuppression',
  certainty: 'suspected',
  basis: 'laboratory',
  source: {
    citation: 'National Cancer Institute, Medicinal Mushrooms (PDQ)',
    url: 'https://www.cancer.gov/about-cancer/treatment/cam/hp/mushrooms-pdq',
  },
}

/** Studied under the name _Ganoderma lucidum_, which covered both species. */
const reishi: readonly Interaction[] = [
  {
    medicine: 'bloodPressure',
    certainty: 'suspected',
    basis: 'animals',
    source: {
      citation: 'GlobinMed (Lee & Rhee 1990)',
      url: 'https://globinmed.com/safety/how-reishi-mushroom-interacts-with-antihypertensiv-76771',
    },
  },
  { medicine: 'bloodThinners', certainty: 'suspected', basis: 'laboratory', source: reishiMonograph },
  { medicine: 'diabetes', certainty: 'suspected', basis: 'animals', source: reishiMonograph },
  {
    medicine: 'sleep',
    certainty: 'suspected',
    basis: 'animals',
    source: { citation: 'Chu 2007', url: 'https://pubmed.ncbi.nlm.nih.gov/17383716/' },
  },
  immuneStimulation,
]

/**
 * Interactions with medicines by the slug of a species, each with a source. They are kept here and not in the species'
 * entries so that every benefit page states each class, also the ones about which nothing is recorded.
 */
const interactions: Record<string, readonly Interaction[]> = {
  'ganoderma-lingzhi': reishi,
  'ganoderma-lucidum': reishi,
  'grifola-frondosa': [
    { medicine: 'bloodPressure', certainty: 'suspected', basis: 'animals', source: maitakeMonograph },
    {
      medicine: 'bloodThinners',
      certainty: 'known',
      basis: 'caseReport',
      source: {
        citation: 'INR elevation with maitake extract in combination with warfarin',
        url: 'https://www.researchgate.net/publication/40812456_INR_Elevation_with_Maitake_Extract_in_Combination_with_Warfarin',
      },
    },
    { medicine: 'diabetes', certainty: 'suspected', basis: 'people', source: maitakeMonograph },
    immuneStimulation,
  ],
  'hericium-erinaceus': [
    {
      medicine: 'bloodThinners',
      certainty: 'suspected',
      basis: 'laboratory',
      source: {
        citation: 'Inhibitory effect of hericenone B on collagen-induced platelet aggregation (2010)',
        url: 'https://www.micomedicina.com/2012/12/12/hericenone-b/',
      },
    },
    {
      medicine: 'diabetes',
      certainty: 'suspected',
      basis: 'animals',
      source: {
        citation: 'BMC Complementary and Alternative Medicine 13: 253 (2013)',
        url: 'https://bmccomplementalternmed.biomedcentral.com/articles/10.1186/1472-6882-13-253',
      },
    },
  ],
  'lentinula-edodes': [
    {
      medicine: 'bloodPressure',
      certainty: 'suspected',
      basis: 'animals',
      source: { citation: 'Kabir 1987', url: 'https://doi.org/10.3177/jnsv.33.341' },
    },
    immuneStimulation,
  ],
}

/** Returns what is recorded of a species and a class of medicines; null if nothing is. */
export function interactionOf(slug: string, medicine: Medicine): Interaction | null {
  return interactions[slug]?.find((each) => each.medicine === medicine) ?? null
}
