import { species } from '@sample/index'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseScientificName } from './scientific-name'
import type { InfraspecificRank } from './taxon-ranks'

const read = (text: string) => {
  const name = parseScientificName(text)
  return (
    name && {
      ...name,
      parts: name.parts.map(({ text: part, italic }) => (italic ? `_${part}_` : part)).join(' '),
    }
  )
}

describe('names of the Code', () => {
  test.each([
    ['Amanita muscaria', { rank: 'species', genus: 'Amanita', specificEpithet: 'muscaria' }],
    ['Pleurotus', { rank: 'genus', genus: 'Pleurotus' }],
    [
      'Boletus edulis var. grandedulis',
      {
        rank: 'variety',
        infraspecificRank: 'var.',
        infraspecificEpithet: 'grandedulis',
        parts: '_Boletus_ _edulis_ var. _grandedulis_',
      },
    ],
    [
      'Amanita muscaria ssp. flavivolvata',
      { rank: 'subspecies', canonical: 'Amanita muscaria subsp. flavivolvata' },
    ],
    ['Armillaria mellea f. alba', { rank: 'form', infraspecificRank: 'f.', infraspecificEpithet: 'alba' }],
    [
      'Agaricus × testhybridus',
      {
        rank: 'species',
        hybrid: 'species',
        specificEpithet: 'testhybridus',
        parts: '_Agaricus_ × _testhybridus_',
      },
    ],
    ['Agaricus ×testhybridus', { hybrid: 'species', canonical: 'Agaricus × testhybridus' }],
    ['Agaricus x testhybridus', { hybrid: 'species', canonical: 'Agaricus × testhybridus' }],
    ['× Agaricopsis nova', { hybrid: 'genus', genus: 'Agaricopsis', specificEpithet: 'nova' }],
    [
      'Pleurotus ostreatus × Pleurotus florida',
      {
        hybrid: 'formula',
        specificEpithet: undefined,
        parts: '_Pleurotus_ _ostreatus_ × _Pleurotus_ _florida_',
      },
    ],
    [
      'Amanita cf. rubescens',
      { qualifier: 'cf.', specificEpithet: 'rubescens', parts: '_Amanita_ cf. _rubescens_' },
    ],
    ['Amanita aff. rubescens', { qualifier: 'aff.' }],
    ['Amanita sp. "MA-01"', { rank: 'species', provisional: '"MA-01"', parts: '_Amanita_ sp. "MA-01"' }],
    ['Pleurotus sp. ‘pulmonarius-PNW02’', { provisional: '‘pulmonarius-PNW02’' }],
    ["Amanita 'amerirubescens'", { rank: 'species', provisional: "'amerirubescens'" }],
    ['Amanita sp.', { rank: 'genus', provisional: '' }],
    [
      'Amanita muscaria (L.) Lam.',
      { authorship: '(L.) Lam.', canonical: 'Amanita muscaria', parts: '_Amanita_ _muscaria_ (L.) Lam.' },
    ],
    [
      'Amanita muscaria (L.) Lam. var. alba Peck',
      { authorship: 'Peck', canonical: 'Amanita muscaria var. alba' },
    ],
    ['Tuber rufum Pico f. apiculatum', { authorship: 'Pico', rank: 'form' }],
    ['Cortinarius violaceus de Haan', { authorship: 'de Haan' }],
    ['Hygrocybe bjørnstadii', { specificEpithet: 'bjørnstadii' }],
    ['A. muscaria var. alba', { parts: '_A._ _muscaria_ var. _alba_' }],
    ['Hericium nothosp. novum', { hybrid: 'species', canonical: 'Hericium × novum' }],
    [
      'Fusarium oxysporum f. sp. lycopersici',
      { rank: 'forma specialis', infraspecificEpithet: 'lycopersici', specificEpithet: 'oxysporum' },
    ],
    ['Salix alba nothovar. nova', { rank: 'nothovariety', infraspecificEpithet: 'nova' }],
    [
      'Amanita sect. Phalloideae (Fr.) Quél.',
      { rank: 'section', authorship: '(Fr.) Quél.', parts: '_Amanita_ sect. _Phalloideae_ (Fr.) Quél.' },
    ],
    ['Amanita subgen. Lepidella', { rank: 'subgenus', canonical: 'Amanita subg. Lepidella' }],
    [
      'Agaricus (Psalliota) campestris L.',
      { rank: 'species', specificEpithet: 'campestris', canonical: 'Agaricus campestris', authorship: 'L.' },
    ],
    [
      'Amanita caesarea s. l.',
      { rank: 'species', canonical: 'Amanita caesarea s.l.', parts: '_Amanita_ _caesarea_ s.l.' },
    ],
    ['Armillaria mellea sensu lato', { parts: '_Armillaria_ _mellea_ sensu lato' }],
    ['Russula xerampelina group', { parts: '_Russula_ _xerampelina_ group' }],
    [
      'Amanita magnivelaris nom. prov.',
      {
        canonical: 'Amanita magnivelaris',
        parts: '_Amanita_ _magnivelaris_ nom. prov.',
      },
    ],
    [
      "Pleurotus ostreatus 'Florida'",
      { cultivarEpithet: 'Florida', parts: "_Pleurotus_ _ostreatus_ 'Florida'" },
    ],
    [
      'Pleurotus ostreatus cv. Florida',
      { cultivarEpithet: 'Florida', canonical: 'Pleurotus ostreatus cv. Florida' },
    ],
    [
      'Pleurotus ostreatus (Jacq.) P.Kumm. ‘Florida’',
      {
        cultivarEpithet: 'Florida',
        authorship: '(Jacq.) P.Kumm.',
        canonical: 'Pleurotus ostreatus ‘Florida’',
      },
    ],
    [
      'Pleurotus ostreatus (Jacq.) P.Kumm. cv. Florida',
      { cultivarEpithet: 'Florida', authorship: '(Jacq.) P.Kumm.' },
    ],
    [
      'Amanita caesarea (Scop.) Pers. s.l.',
      { authorship: '(Scop.) Pers.', canonical: 'Amanita caesarea s.l.' },
    ],
    [
      'Armillaria mellea (Vahl) P.Kumm. sensu lato',
      { authorship: '(Vahl) P.Kumm.', canonical: 'Armillaria mellea s.l.' },
    ],
    ['Amanita caesarea sensu Bresadola', { authorship: 'sensu Bresadola', canonical: 'Amanita caesarea' }],
    ['Boletus group', { rank: 'genus', canonical: 'Boletus group', parts: '_Boletus_ group' }],
    ['Agaricus Fr.1821', { rank: 'genus', authorship: 'Fr.1821', canonical: 'Agaricus' }],
    ['Agaricus L.,1753', { rank: 'genus', authorship: 'L.,1753' }],
    [
      'Cortinarius subg. Phlegmacium glaucopus',
      {
        rank: 'species',
        infragenericEpithet: 'Phlegmacium',
        specificEpithet: 'glaucopus',
        canonical: 'Cortinarius glaucopus',
        parts: '_Cortinarius_ subg. _Phlegmacium_ _glaucopus_',
      },
    ],
    [
      'Cortinarius (Phlegmacium) glaucopus',
      { infragenericEpithet: 'Phlegmacium', canonical: 'Cortinarius glaucopus' },
    ],
    [
      'Cortinarius sect. Calochroi cf. glaucopus (Schaeff.) Gray',
      { qualifier: 'cf.', authorship: '(Schaeff.) Gray', canonical: 'Cortinarius cf. glaucopus' },
    ],
    ['Cortinarius sect. Calochroi sp.', { rank: 'section', canonical: 'Cortinarius sect. Calochroi sp.' }],
    ['Cortinarius sect. Calochroi sp. ‘C7’', { rank: 'species', canonical: 'Cortinarius sp. ‘C7’' }],
    ['Cf. Cortinarius violaceus', { qualifier: 'cf.', genus: 'Cortinarius', specificEpithet: 'violaceus' }],
    ['Morchella Mel-21', { rank: 'species', provisional: 'Mel-21' }],
    [
      'Amanita ovoidea × Amanita proxima F.Massart & Rouzeau',
      {
        hybrid: 'formula',
        authorship: 'F.Massart & Rouzeau',
        canonical: 'Amanita ovoidea × Amanita proxima',
      },
    ],
    [
      'Pleurotus eryngii (DC.) Quél. × P. ferulae (Lanzi) X.L. Mao',
      {
        hybrid: 'formula',
        canonical: 'Pleurotus eryngii × P. ferulae',
        parts: '_Pleurotus_ _eryngii_ (DC.) Quél. × _P._ _ferulae_ (Lanzi) X.L. Mao',
      },
    ],
    [
      'Amanita solitaria (Bull.) Fr., nom. illeg.',
      { authorship: '(Bull.) Fr.', parts: '_Amanita_ _solitaria_ (Bull.) Fr. nom. illeg.' },
    ],
    ['Russula emetica auct. non (Schaeff.) Pers.', { authorship: 'auct. non (Schaeff.) Pers.' }],
    ['Russula emetica auctorum non Pers.', { authorship: 'auctorum non Pers.' }],
    ['Boletus edulis Smith junior', { authorship: 'Smith junior' }],
    ['Boletus edulis Bull. nec Fr. 1821', { authorship: 'Bull. nec Fr. 1821' }],
    ['Amanita ibotengutake nomen provisorium', { canonical: 'Amanita ibotengutake' }],
    ['Agaricus edulis stat. nov.', { canonical: 'Agaricus edulis' }],
    ['Armillaria mellea (agg.)', { canonical: 'Armillaria mellea agg.' }],
    ['Boletus edulis species complex', { canonical: 'Boletus edulis complex' }],
    ['Boletus edulis sens. lat.', { canonical: 'Boletus edulis s.l.' }],
    ['Amanita ?muscaria', { qualifier: '?', specificEpithet: 'muscaria' }],
    ['Amanita muscaria (?)', { qualifier: '?', parts: '_Amanita_ _muscaria_ ?' }],
    ['Amanita cfr muscaria', { qualifier: 'cf.' }],
    ['Amanita muscaria var. cf. alba', { qualifier: 'cf.', infraspecificEpithet: 'alba', rank: 'variety' }],
    ['Amanita muscaria cf. var. alba', { qualifier: 'cf.', infraspecificEpithet: 'alba' }],
    ['Amanita muscaria var.alba', { canonical: 'Amanita muscaria var. alba' }],
    ['Amanita muscaria [var.] alba', { canonical: 'Amanita muscaria var. alba' }],
    ['Amanita muscaria VAR. alba', { canonical: 'Amanita muscaria var. alba' }],
    ['Amanita muscaria fma. alba', { rank: 'form' }],
    ['Amanita muscaria(L.) Lam.', { authorship: '(L.) Lam.', canonical: 'Amanita muscaria' }],
    ['Amanita muscaria, L.', { authorship: 'L.', canonical: 'Amanita muscaria' }],
    ["Amanita d'agostinii", { specificEpithet: "d'agostinii" }],
    ['Russula 10-punctata', { specificEpithet: '10-punctata' }],
    ['Agaricus sp.1', { provisional: '1' }],
    ['Agaricus indet.', { rank: 'genus', provisional: '' }],
    ['Pleurotus ostreatus HK35', { cultivarEpithet: 'HK35' }],
    ['Pleurotus ostreatus strain HK35', { cultivarEpithet: 'HK35' }],
    [
      'Fusarium oxysporum f. sp. cubense race 4',
      {
        rank: 'forma specialis',
        canonical: 'Fusarium oxysporum f.sp. cubense race 4',
      },
    ],
    ['Cortinarius (subg. Telamonia) armillatus', { canonical: 'Cortinarius armillatus' }],
    ['Cortinarius (Telamonia) sp. 2', { infragenericEpithet: 'Telamonia', provisional: '2' }],
    ['Amanita spec.', { rank: 'genus', provisional: '', canonical: 'Amanita sp.' }],
    ['Amanita spec. nov.', { rank: 'species', provisional: 'nov.', canonical: 'Amanita sp. nov.' }],
    ['Amanita ined.', { rank: 'genus', canonical: 'Amanita' }],
    ['Caloplaca sol Orange sp. nov.', { canonical: 'Caloplaca sol', authorship: 'Orange' }],
    ['Amanita alba subsp. nova Peck subsp. nov.', { authorship: 'Peck', rank: 'subspecies' }],
    ['Boletus edulis Bull. (nom. cons.)', { canonical: 'Boletus edulis', authorship: 'Bull.' }],
    ['Amanita specialis', { specificEpithet: 'specialis' }],
    ['Amanita muscaria, nom. illeg.', { canonical: 'Amanita muscaria' }],
    ['Amanita muscaria (L.) Lam., nom. cons.', { canonical: 'Amanita muscaria', authorship: '(L.) Lam.' }],
    [
      'Psilocybe cubensis cv. Golden Teacher',
      {
        cultivarEpithet: 'Golden Teacher',
        parts: '_Psilocybe_ _cubensis_ cv. Golden Teacher',
      },
    ],
    ['Lentinula edodes cv. Shin 718', { cultivarEpithet: 'Shin 718' }],
    [
      'Hypsizygus tessulatus cv White',
      { cultivarEpithet: 'White', canonical: 'Hypsizygus tessulatus cv. White' },
    ],
    [
      "Psilocybe cubensis cv. 'Golden Teacher' Stamets",
      { cultivarEpithet: 'Golden Teacher', authorship: 'Stamets' },
    ],
    ['Amanita species', { rank: 'genus', provisional: '', canonical: 'Amanita sp.' }],
    ['Amanita vaginata-group', { specificEpithet: 'vaginata', canonical: 'Amanita vaginata group' }],
    ['Amanita vaginata grp.', { canonical: 'Amanita vaginata group' }],
    ['Amanita muscaria agg', { canonical: 'Amanita muscaria agg.' }],
    ['Amanita muscaria s.l', { canonical: 'Amanita muscaria s.l.' }],
    ['Amanita muscaria sl', { canonical: 'Amanita muscaria s.l.' }],
    ['Amanita muscaria ss. str.', { canonical: 'Amanita muscaria s.str.' }],
    [
      'Hebeloma crustuliniforme (Bull.) Quél. ss. lato',
      { authorship: '(Bull.) Quél.', canonical: 'Hebeloma crustuliniforme s.l.' },
    ],
    ['Amanita muscaria.', { canonical: 'Amanita muscaria' }],
    ['Amanita muscaria;', { canonical: 'Amanita muscaria' }],
    [
      'Ganoderma lucidum auct., non (Curtis) P. Karst.',
      { authorship: 'auct., non (Curtis) P. Karst.', canonical: 'Ganoderma lucidum' },
    ],
    ['Amanita muscaria emend. Singer', { authorship: 'emend. Singer', canonical: 'Amanita muscaria' }],
    ['Amanita muscaria d’Orb.', { authorship: 'd’Orb.', canonical: 'Amanita muscaria' }],
    ['Inocybe geophylla v. lilacina', { rank: 'variety', canonical: 'Inocybe geophylla var. lilacina' }],
    [
      'Pleurotus ostreatus × eryngii',
      {
        hybrid: 'formula',
        canonical: 'Pleurotus ostreatus × eryngii',
        parts: '_Pleurotus_ _ostreatus_ × _eryngii_',
      },
    ],
    [
      'Amanita subgen. Amanita sect. Vaginatae',
      {
        rank: 'section',
        infragenericEpithet: 'Vaginatae',
        canonical: 'Amanita subg. Amanita sect. Vaginatae',
      },
    ],
    [
      'Cudonia aff circinans sp 3',
      {
        qualifier: 'aff.',
        specificEpithet: 'circinans',
        provisional: '3',
        parts: '_Cudonia_ aff. _circinans_ sp. 3',
      },
    ],
    ['Amanita muscaria complex sp. 3', { specificEpithet: 'muscaria', provisional: '3' }],
    ['Cudonia sp. aff. circinans', { qualifier: 'aff.', parts: '_Cudonia_ sp. aff. _circinans_' }],
    ['Amanita sp. cf. A. muscaria', { qualifier: 'cf.', canonical: 'Amanita sp. cf. muscaria' }],
    ['Amanita cf. A. muscaria', { qualifier: 'cf.', canonical: 'Amanita cf. muscaria' }],
    ['Amanita nr. muscaria', { qualifier: 'aff.', specificEpithet: 'muscaria' }],
    ['Amanita c.f. muscaria', { qualifier: 'cf.', specificEpithet: 'muscaria' }],
    ['Amanita muscaria (cf.)', { qualifier: 'cf.' }],
    ['Amanita unidentified', { rank: 'genus', provisional: '' }],
    ['Cortinarius Subgenus Phlegmacium', { rank: 'subgenus', canonical: 'Cortinarius subg. Phlegmacium' }],
    ['Cortinarius SECT. Calochroi', { rank: 'section' }],
    ['Cortinarius stirps Calochroi', { rank: 'stirps', parts: '_Cortinarius_ stirps _Calochroi_' }],
    ['Amanita muscaria variedad alba', { rank: 'variety', canonical: 'Amanita muscaria var. alba' }],
    ['Amanita muscaria subespécie alba', { rank: 'subspecies' }],
    ['Amanita muscaria f alba', { rank: 'form', canonical: 'Amanita muscaria f. alba' }],
    ['Amanita muscaria form alba', { rank: 'form' }],
    ['Lactarius ex gr. deliciosus', { specificEpithet: 'deliciosus', parts: '_Lactarius_ gr. _deliciosus_' }],
    ['Russula vesca [s.l.]', { canonical: 'Russula vesca s.l.' }],
    ['Amanita muscaria ss Cooke', { canonical: 'Amanita muscaria', authorship: 'sensu Cooke' }],
    ["Agaricus campester [as 'campestris']", { authorship: "[as 'campestris']" }],
    ['Amanita nova in litt.', { canonical: 'Amanita nova', parts: '_Amanita_ _nova_ in litt.' }],
    ['Amanita nova ad int.', { canonical: 'Amanita nova' }],
    ['Amanita nova n.p.', { canonical: 'Amanita nova' }],
    ['Amanita alba n. var.', { canonical: 'Amanita alba' }],
    ['Morchella nov. sp.', { provisional: 'nov.', canonical: 'Morchella sp. nov.' }],
    ['Morchella sp.n.', { canonical: 'Morchella sp. nov.' }],
    ['Agaricus n. gen.', { rank: 'genus', canonical: 'Agaricus' }],
    ['Morchella esculenta gen. et sp. nov.', { canonical: 'Morchella esculenta' }],
    ['Agaricus bisporus nom prov', { canonical: 'Agaricus bisporus' }],
    ['Amanita vaginata grupo', { canonical: 'Amanita vaginata group' }],
    ['Amanita grupo vaginata', { canonical: 'Amanita gr. vaginata' }],
    ['Amanita vaginata complejo', { canonical: 'Amanita vaginata complex' }],
    ['Amanita vaginata aggr.', { canonical: 'Amanita vaginata agg.' }],
    ['Amanita vaginata sensu stricto', { canonical: 'Amanita vaginata s.str.' }],
    ['Fusarium oxysporum forma specialis cubense', { canonical: 'Fusarium oxysporum f.sp. cubense' }],
    ['Fusarium oxysporum f sp cubense', { rank: 'forma specialis' }],
    ['Agaricus bisporus cultivar Portobello', { cultivarEpithet: 'Portobello' }],
    ['Agaricus prope bisporus', { qualifier: 'aff.', specificEpithet: 'bisporus' }],
    ['Amanita vaginata auctt.', { canonical: 'Amanita vaginata', authorship: 'auctt.' }],
    ['Agaricus undescribed', { rank: 'genus', provisional: '' }],
    ['Agaricus desconocido', { rank: 'genus', provisional: '' }],
    ['Termitomyces', { rank: 'genus' }],
    ['Agaricus sp1', { provisional: '1', canonical: 'Agaricus sp. 1' }],
    ['Agaricus species 1', { canonical: 'Agaricus sp. 1' }],
    ['Agaricus especie 1', { canonical: 'Agaricus sp. 1' }],
    ['xAgaricopsis nova', { hybrid: 'genus', genus: 'Agaricopsis' }],
    ['Hygrocybe coccineo-crenata', { specificEpithet: 'coccineo-crenata' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })

  test.each([
    '香菇',
    'fly agaric',
    'zz8d1f',
    '',
    'Amanita muscaria alba',
    'Amanita var. alba',
    'Fly agaric mushroom',
    'The Boletus edulis',
    'Lactarius deliciosus, Lactarius deterrimus',
    'Sect. Phalloideae',
    'Subgenus Lepidella',
    'Genus Amanita',
    'Família Amanitaceae',
    'Amanitaceae',
    'Agaricales sp.',
    'Agaricoideae',
    'Boletineae',
    'Agaricomycetes',
    'Agaricomycotina',
    'Basidiomycota',
    'Morchella hybr.',
    'Amanita híbrido',
    'Morchella ×',
    'Agaricus genus',
    'Amanita muscaria (red form)',
    'Penicillium camemberti (anamorph)',
  ])('“%s” is no such name', (text) => {
    expect(parseScientificName(text)).toBeNull()
  })
})

test('a text that is too long for a name is none, however deep or unfinished it is', () => {
  for (const text of [
    'Amanita × '.repeat(10_000),
    `Amanita ${'‘'.repeat(40_000)}`,
    `Amanita ${'L. '.repeat(200)}`,
  ])
    expect(parseScientificName(text)).toBeNull()
})

test('all sample species and their synonyms are read, with the epithet and the authors apart', () => {
  for (const { scientificName, authority, synonyms = [] } of species) {
    const name = parseScientificName(`${scientificName} ${authority ?? ''}`)
    expect(name, scientificName).toMatchObject({ canonical: scientificName, rank: 'species' })
    expect(name?.authorship ?? null).toBe(authority ?? null)
    for (const synonym of synonyms) expect(parseScientificName(synonym), synonym).not.toBeNull()
  }
})

const letters = fc.string({ unit: fc.constantFrom(...'abcdefghilmnoprstuvë'), minLength: 4, maxLength: 12 })
const genus = letters.map((text) => text.charAt(0).toUpperCase() + text.slice(1))
const rank = fc.constantFrom<InfraspecificRank>('subsp.', 'var.', 'subvar.', 'f.', 'subf.')
const authors = fc.constantFrom(
  'Peck',
  '(L.) Lam.',
  'A.H. Sm. & Thiers',
  'Pers. ex Fr.',
  'Quél.',
  "(d'Orb.) Sacc. et al.",
)

test('a name that is built of parts is taken apart into the same parts', () => {
  fc.assert(
    fc.property(
      fc.record({
        genus,
        hybrid: fc.option(fc.constant('species' as const), { nil: undefined }),
        specificEpithet: letters,
        infraspecific: fc.option(fc.tuple(rank, letters), { nil: undefined }),
        authorship: fc.option(authors, { nil: undefined }),
      }),
      ({ genus: first, hybrid, specificEpithet, infraspecific, authorship }) => {
        const canonical = [first, hybrid && '×', specificEpithet, ...(infraspecific ?? [])]
          .filter(Boolean)
          .join(' ')
        const name = parseScientificName([canonical, authorship].filter(Boolean).join(' '))
        const [infraspecificRank, infraspecificEpithet] = infraspecific ?? []
        expect(name).toMatchObject({ genus: first, specificEpithet, canonical })
        expect([name?.hybrid, name?.infraspecificRank, name?.infraspecificEpithet, name?.authorship]).toEqual(
          [hybrid, infraspecificRank, infraspecificEpithet, authorship],
        )
        expect(name?.parts.filter(({ italic }) => italic).map(({ text }) => text)).toEqual(
          [first, specificEpithet, infraspecificEpithet].filter(Boolean),
        )
      },
    ),
  )
})

test('a long word that is no epithet does not take time that grows with every letter', () => {
  // With two ways to read each letter, this line would not end.
  expect(parseScientificName(`Amanita ${'a'.repeat(400)}!`)).toBeNull()
})
