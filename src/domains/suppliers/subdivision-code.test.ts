import { expect, test } from 'vitest'
import { regionCode } from './subdivision-code'
import { subdivisions } from './subdivisions'

test.each([
  ['US', 'California', 'CA'],
  ['US', 'N. Carolina', 'NC'],
  ['US', 'Washington, D.C.', 'DC'],
  ['US', 'Washington', 'WA'],
  ['US', 'West Virginia', 'WV'],
  ['US', 'Hawai’i', 'HI'],
  ['US', 'Nueva York', 'NY'],
  ['US', 'US-CA', 'CA'],
  ['US', ' ca ', 'CA'],
  ['CA', 'Quebec', 'QC'],
  ['CA', 'B.C.', 'BC'],
  ['MX', 'Nuevo León', 'NLE'],
  ['MX', 'N.L.', 'NLE'],
  ['MX', 'CDMX', 'CMX'],
  ['MX', 'México, D.F.', 'CMX'],
  ['MX', 'Ciudad de México', 'CMX'],
  ['MX', 'Estado de México', 'MEX'],
  ['MX', 'Edo. Mex.', 'MEX'],
  ['MX', 'México', 'MEX'],
  ['MX', 'Baja California Sur', 'BCS'],
  ['MX', 'Baja California', 'BCN'],
  ['MX', 'Q. Roo', 'ROO'],
  ['BR', 'São Paulo', 'SP'],
  ['BR', 'Sao Paulo', 'SP'],
  ['BR', 'São Paulo/SP', 'SP'],
  ['BR', 'SP - São Paulo', 'SP'],
  ['BR', 'Estado do Rio de Janeiro', 'RJ'],
  ['BR', 'Brasília - DF', 'DF'],
  ['ES', 'Comunidad de Madrid', 'M'],
  ['ES', 'Madrid', 'M'],
  ['ES', 'Principado de Asturias', 'O'],
  ['ES', 'Islas Baleares', 'PM'],
  ['ES', 'Valencia/València', 'V'],
  ['ES', 'Araba/Álava', 'VI'],
  ['ES', 'Gerona', 'GI'],
  ['ES', 'La Coruña', 'C'],
  ['ES', 'Coruña (A)', 'C'],
  ['ES', 'La Rioja', 'LO'],
  ['ES', 'Las Palmas', 'GC'],
])('in %s, %s is %s', (country, text, code) => {
  expect(regionCode(country, text)).toBe(code)
})

test.each([
  ['US', 'ZZ'],
  ['US', 'Oregon, California'],
  ['US', 'Portland, Oregon'],
  ['BR', 'OR'],
  ['ES', 'Cataluña'],
  ['PT', 'Lisboa'],
  ['US', ''],
  ['US', '/'],
])('in %s, “%s” is no one region', (country, text) => {
  expect(regionCode(country, text)).toBeNull()
})

test('every code and name of a region is read as itself', () => {
  for (const [country, regions] of Object.entries(subdivisions))
    for (const [code, name] of Object.entries(regions))
      expect([regionCode(country, code), regionCode(country, name.toUpperCase())], name).toEqual([code, code])
})
