import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { findPlaces } from './find-places'
import { loadGazetteer } from './gazetteer'
import { nearestPlace } from './nearest-place'
import { placeLabels } from './place-label'
import { areaBeginnings, placeInCountry } from './postcode-areas'
import { regionNameIn } from './region-translations'
import { similarPlaces } from './similar-places'

const labels = async (text: string) => placeLabels(await findPlaces(text), 'en')

describe('findPlaces', () => {
  test.each([
    ['Berlin', 'Berlin, Germany'],
    ['10115 Berlin', 'Berlin, Germany 10115'],
    ['D-10115', 'Berlin, Germany 10115'],
    ['Berlín, Alemania', 'Berlin, Germany'],
    ['Denver', 'Denver, CO'],
    ['denver co', 'Denver, CO'],
    ['Denver, Colorado, USA', 'Denver, CO'],
    ['80205', 'Denver, CO 80205'],
    ['Denver CO 80205', 'Denver, CO 80205'],
    ['80205-1234', 'Denver, CO 80205'],
    ['Madrid', 'Madrid, Spain'],
    ['28001 Madrid', 'Madrid, Spain 28001'],
    ['28850 Torrejón de Ardoz', 'Torrejón de Ardoz, Spain'],
    ['28001', 'Albemarle, NC 28001'],
    ['Madrid, España 28001', 'Madrid, Spain 28001'],
    ['28001, Spain', 'Madrid, Spain 28001'],
    ['28001 México', 'Colima, Mexico 28001'],
    ['08001 New Jersey', 'Alloway, NJ 08001'],
    ['1000-001', 'Lisboa, Portugal 1000-001'],
    ['01310-100', 'São Paulo, Brazil 01310-100'],
    ['20040-020', 'Rio de Janeiro, Brazil 20040-020'],
    ['Sao Paulo', 'São Paulo, Brazil'],
    ['São Paulo', 'São Paulo, Brazil'],
    ['Ciudad de México', 'Mexico City, Mexico'],
    ['SW1A 1AA London', 'London, United Kingdom SW1A 1AA'],
    ['sw1a1aa', 'London, United Kingdom SW1A 1AA'],
    ['EH1', 'Edinburgh, United Kingdom EH1'],
    ['D02 AF30', 'Dublin, Ireland D02 AF30'],
    ['T12', 'Cork, Ireland T12'],
    ['1012 JS', 'Amsterdam, Netherlands 1012 JS'],
    ['NL-1012JS Amsterdam', 'Amsterdam, Netherlands 1012 JS'],
    ['75001 Paris', 'Paris, France 75001'],
    ['F-75 001', 'Paris, France 75001'],
    ['00118 Roma', 'Roma, Italy 00118'],
    ['00-001 Warszawa', 'Warszawa, Poland 00-001'],
    ['〒100-0001', 'Tokyo, Japan 100-0001'],
    ['C1425BHW', 'Buenos Aires, Argentina C1425BHW'],
    ['2300 Argentina', 'Rafaela, Argentina 2300'],
    ['2520000 Chile', 'Viña del Mar, Chile 2520000'],
    // The largest Lagoa and Ribeira Grande of Portugal are not in these areas.
    ['8400-413', 'Portimão, Portugal 8400-413'],
    ['9600-101', 'Ponta Delgada, Portugal 9600-101'],
    ['832-0000 Chile', 'Santiago, Chile 8320000'],
    ['V93 CF90', 'Killarney, Ireland V93 CF90'],
    ['Killarney, Ireland', 'Killarney, Ireland'],
    ['50667 Köln', 'Cologne, Germany 50667'],
    ['110111', 'Bogotá, Colombia 110111'],
    ['CEP 01310-100', 'São Paulo, Brazil 01310-100'],
    ['C.P. 28001 España', 'Madrid, Spain 28001'],
    ['M5V 2T6', 'Downtown Toronto, Canada M5V'],
    ['Corvallis', 'Corvallis, OR'],
    ['Roma', 'Rome, Italy'],
    ['Salem, Oregon', 'Salem, OR'],
    ['São Paulo - SP', 'São Paulo, Brazil'],
    ['Rio de Janeiro, RJ', 'Rio de Janeiro, Brazil'],
    ['Brasília/DF', 'Brasília, Brazil'],
    ['London, ON', 'London, Canada'],
    ['Guadalajara, Jal.', 'Guadalajara, Mexico'],
    ['Bilbao, Vizcaya', 'Bilbao, Spain'],
    ['Bogotá D.C.', 'Bogotá, Colombia'],
    ['Mallorca', 'Palma, Spain'],
    ['D.F.', 'Mexico City, Mexico'],
    ['CABA', 'Buenos Aires, Argentina'],
    ['BH', 'Belo Horizonte, Brazil'],
    ['Bs. As.', 'Buenos Aires, Argentina'],
    ['Gerona', 'Girona, Spain'],
    ['Sta. Cruz de Tenerife', 'Santa Cruz de Tenerife, Spain'],
    ['S/C de Tenerife', 'Santa Cruz de Tenerife, Spain'],
    ['Cd. de México', 'Mexico City, Mexico'],
    ['Cd. Juárez', 'Ciudad Juárez, Mexico'],
    ['Ft. Worth', 'Fort Worth, TX'],
    ['Mt. Vernon, NY', 'Mount Vernon, NY'],
    ['Cuiabá MT Brasil', 'Cuiabá, Brazil'],
    ['NYC', 'New York City, NY'],
    ['Monterrey, N.L.', 'Monterrey, Mexico'],
    ['León Gto', 'León, Mexico'],
    ['Corvallis, Ore.', 'Corvallis, OR'],
    ['Calle Mayor 1, 28013 Madrid', 'Madrid, Spain 28013'],
    ['C/ Mayor, 1, 3.º B, 28013 Madrid, España', 'Madrid, Spain 28013'],
    ['Av. Paulista 1000, São Paulo', 'São Paulo, Brazil'],
    ['18 Culvert Road, Corvallis, OR 97330', 'Corvallis, OR 97330'],
  ])('%s is %s', async (text, label) => {
    expect((await labels(text))[0]).toBe(label)
  })

  test('towns of one name are ordered by population', async () => {
    const [first, ...others] = await labels('Springfield')
    expect(first).toBe('Springfield, MO')
    expect(others).toEqual(expect.arrayContaining(['Springfield, MA', 'Springfield, IL']))
  })

  test.each(['Madrid', 'Granada', 'Toledo'])('labels of %s find their own places again', async (name) => {
    const places = (await findPlaces(name)).slice(0, 12)
    for (const locale of locales)
      for (const [index, label] of placeLabels(places, locale).entries())
        expect((await findPlaces(label))[0], label).toEqual(places[index])
  })

  test.each([
    ['ES', '54', 'Castille-La Mancha', ['Castile-La Mancha', 'Castilla-La Mancha', 'Castela-Mancha']],
    ['PT', '14', 'Lisbon', ['Lisbon', 'Lisboa', 'Lisboa']],
    ['MX', '15', 'México', ['México', 'Estado de México', 'Estado do México']],
    ['CO', '28', 'Tolima Department', ['Tolima Department', 'Tolima', 'Tolima']],
    ['FR', '53', 'Brittany', ['Brittany', 'Brittany', 'Brittany']],
  ])('the region %s.%s is named in the language of the reader', (country, regionCode, regionName, names) => {
    expect(locales.map((locale) => regionNameIn({ country, regionCode, regionName }, locale))).toEqual(names)
  })

  test.each([
    '',
    ' ',
    ',',
    'Nowhere at all',
    'Calle Nowhere 5, Mexico',
    '9999999999',
    'QQ1A 1AA',
    '0123 AB',
    '\u0000',
    'constructor',
    'x'.repeat(80),
  ])('%j is not known', async (text) => {
    expect(await findPlaces(text)).toEqual([])
  })
})

describe('a postcode', () => {
  const labelsIn = async (text: string, locale: Locale) => placeLabels(await findPlaces(text, locale), locale)

  test.each([
    ['es', '28001', ['Madrid, España 28001', 'Colima, México 28001', 'Albemarle, NC 28001']],
    ['es', '08001', ['Barcelona, España 08001', 'Ciudad de México, México 08001']],
    ['en', '28001', ['Albemarle, NC 28001', 'Madrid, Spain 28001', 'Colima, Mexico 28001']],
    ['pt', '01310', ['São Paulo, Brasil 01310']],
    ['pt', '1000-001', ['Lisboa, Portugal 1000-001']],
    ['es', '1425', ['Buenos Aires, Argentina 1425', 'Lisboa, Portugal 1425']],
    ['es', 'CP 75001', ['Tehuacán, México 75001', 'París, Francia 75001', 'Addison, TX 75001']],
    ['en', '10115', ['New York, NY 10115', 'Berlin, Germany 10115', 'Cáceres, Spain 10115']],
    ['es', '44100', ['Teruel, España 44100', 'Guadalajara, México 44100']],
  ] as const)(
    'in %s, %s is looked up in the countries of the language first',
    async (locale, text, expected) => {
      const found = await labelsIn(text, locale)
      expect(found.slice(0, 1)).toEqual(expected.slice(0, 1))
      expect(found).toEqual(expect.arrayContaining([...expected]))
    },
  )

  test('is found again by its label, in every language', async () => {
    for (const locale of locales)
      for (const text of [
        '28001',
        '44100',
        '01310-100',
        '1000-001',
        'SW1A 1AA',
        'EH1',
        'D02',
        '1012 JS',
        '8320000',
      ]) {
        const places = await findPlaces(text, locale)
        for (const [index, label] of placeLabels(places, locale).entries())
          expect((await findPlaces(label, locale))[0], label).toEqual(places[index])
      }
  })

  test('of every area that is listed has its main town', async () => {
    const gazetteer = await loadGazetteer()
    const ends: Record<string, string> = {
      BR: '00000000',
      CL: '0000000',
      CO: '000000',
      JP: '0000000',
      PT: '0000',
    }
    const written = (country: string, beginning: string) => {
      if (country === 'GB') return `${beginning}1 1aa`
      if (country === 'IE') return `${beginning}02`.slice(0, 3)
      if (country === 'NL') return `${beginning}00 aa`
      if (country === 'AR') return beginning.padEnd(4, '0')
      return beginning + (ends[country] ?? '00000').slice(beginning.length)
    }
    const unknown = areaBeginnings().filter(
      ([country, beginning]) => !placeInCountry(gazetteer, country, written(country, beginning)),
    )
    expect(unknown).toEqual([])
  })
})

/** The main town of each state of Mexico, and those far from it, with a postcode of its centre. */
const mexicanTowns = `20000 Aguascalientes, 21000 Mexicali, 22000 Tijuana, 22800 Ensenada, 23000 La Paz, 23450 Cabo San Lucas,
  24000 Campeche, 24100 Ciudad del Carmen, 25000 Saltillo, 25700 Monclova, 27000 Torreón, 28000 Colima, 28200 Manzanillo,
  29000 Tuxtla Gutiérrez, 29200 San Cristóbal de las Casas, 30700 Tapachula, 31000 Chihuahua, 31700 Nuevo Casas Grandes,
  32000 Ciudad Juárez, 33800 Hidalgo del Parral, 34000 Durango, 36000 Guanajuato, 37000 León, 39000 Chilpancingo,
  39300 Acapulco, 42000 Pachuca, 44100 Guadalajara, 48300 Puerto Vallarta, 50000 Toluca, 58000 Morelia,
  60950 Ciudad Lázaro Cárdenas, 62000 Cuernavaca, 63000 Tepic, 64000 Monterrey, 68000 Oaxaca, 71980 Puerto Escondido,
  72000 Puebla, 76000 Querétaro, 77000 Chetumal, 77500 Cancún, 77710 Playa del Carmen, 78000 San Luis Potosí, 78700 Matehuala,
  80000 Culiacán, 82000 Mazatlán, 83000 Hermosillo, 83400 San Luis Río Colorado, 86000 Villahermosa, 87000 Ciudad Victoria,
  87300 Heroica Matamoros, 88500 Reynosa, 90000 Tlaxcala, 91000 Xalapa, 91700 Veracruz, 97000 Mérida, 98000 Zacatecas,
  06000 Ciudad de México`

/** Towns of Argentina and Chile far from the main town of the first two digits. */
const southernTowns = `2820 Gualeguaychú, 3370 Puerto Iguazú, 3560 Reconquista, 4560 Tartagal, 5360 Chilecito, 6100 Rufino,
  6360 General Pico, 6500 Nueve de Julio, 8370 San Martín de los Andes, 9120 Puerto Madryn, 9420 Río Grande, 9410 Ushuaia,
  1410000 San Pedro de Atacama, 2770000 Hanga Roa, 5850000 Chaitén`

test.each(
  `${mexicanTowns}, ${southernTowns}`
    .split(/,\s+/)
    .map((entry) => entry.split(/ (.*)/, 2) as [string, string]),
)('the postcode %s is measured from %s', async (postcode, town) => {
  const gazetteer = await loadGazetteer()
  const country = { 4: 'AR', 5: 'MX', 7: 'CL' }[postcode.length] ?? ''
  expect(placeInCountry(gazetteer, country, postcode)?.name).toBe(town)
})

describe('similarPlaces', () => {
  test.each([
    ['Corvalis', 'Corvallis, OR'],
    ['Bolder, CO', 'Boulder, CO'],
    ['10115 Berlni', 'Berlin, Germany'],
    ['Sao Palo', 'São Paulo, Brazil'],
    ['Qordobba', 'Córdoba, Argentina'],
    ['Hoviedo', 'Oviedo, Spain'],
  ])('%s is offered as %s', async (text, label) => {
    expect(placeLabels(await similarPlaces(text, 5), 'en')).toContain(label)
  })

  test('a text without letters is like no place', async () => {
    expect(await similarPlaces('12345678', 5)).toEqual([])
  })
})

test('the nearest town to a position', async () => {
  const { name, country } = await nearestPlace({ latitude: 44.56, longitude: -123.26 })
  expect([name, country]).toEqual(['Corvallis', 'US'])
})

test.each([
  ['es', 'New York', 'Nueva York, NY'],
  ['pt', 'Lisbon', 'Lisboa, Portugal'],
  ['pt', 'Londres', 'Londres, Reino Unido'],
  ['es', 'CDMX', 'Ciudad de México, México'],
  ['es', 'San Sebastián', 'San Sebastián, España'],
  ['en', 'Galway', 'Galway, Ireland'],
] as const)('in %s, %s is called %s and found by that', async (locale, text, label) => {
  const [place] = await findPlaces(text, locale)
  expect(place && placeLabels([place], locale)[0]).toBe(label)
  expect((await findPlaces(label, locale))[0]).toEqual(place)
})
