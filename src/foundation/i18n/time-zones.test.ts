import { expect, test } from 'vitest'
import { timeZoneOf } from './time-zones'

test.each([
  ['ES', 'Santa Cruz de Tenerife', 'Atlantic/Canary'],
  ['ES', 'Lanzarote', 'Atlantic/Canary'],
  ['ES', 'Soria', 'Europe/Madrid'],
  ['PT', 'Região Autónoma dos Açores', 'Atlantic/Azores'],
  ['PT', 'SÃO MIGUEL', 'Atlantic/Azores'],
  ['PT', 'Funchal', 'Atlantic/Madeira'],
  ['PT', 'Lisboa', 'Europe/Lisbon'],
  ['MX', 'Baja California', 'America/Tijuana'],
])('an address in %s, %s, has the time of %s', (country, state, zone) => {
  expect(timeZoneOf({ country, state })).toBe(zone)
})
