import { foldName } from '@/foundation/text/fold-name'
import { countryTimeZones } from './country-time-zones'

/** States in other time zones than their country's, by code and by name. A state that lies in two has that of most people. */
const zonesOfStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/Chicago':
      'al alabama ar arkansas ia iowa il illinois ks kansas la louisiana mn minnesota mo missouri ms mississippi nd north-dakota ne nebraska ok oklahoma sd south-dakota tn tennessee tx texas wi wisconsin',
    'America/Denver': 'co colorado id idaho mt montana nm new-mexico ut utah wy wyoming',
    'America/Phoenix': 'az arizona',
    'America/Los_Angeles': 'ca california nv nevada or oregon wa washington',
    'America/Anchorage': 'ak alaska',
    'Pacific/Honolulu': 'hi hawaii',
    'America/Puerto_Rico': 'pr puerto-rico vi us-virgin-islands',
    'Pacific/Guam': 'gu guam mp northern-mariana-islands',
    'Pacific/Pago_Pago': 'as american-samoa',
  },
  CA: {
    'America/St_Johns': 'nl newfoundland-and-labrador',
    'America/Halifax': 'nb new-brunswick ns nova-scotia pe prince-edward-island',
    'America/Winnipeg': 'mb manitoba',
    'America/Regina': 'sk saskatchewan',
    'America/Edmonton': 'ab alberta nt northwest-territories',
    'America/Whitehorse': 'yt yukon',
    'America/Vancouver': 'bc british-columbia',
  },
  BR: {
    'America/Manaus': 'am amazonas ro rondonia rr roraima',
    'America/Cuiaba': 'mt mato-grosso ms mato-grosso-do-sul',
    'America/Rio_Branco': 'ac acre',
  },
  MX: {
    'America/Cancun': 'roo quintana-roo',
    'America/Hermosillo': 'son sonora bcs baja-california-sur sin sinaloa nay nayarit',
    'America/Tijuana': 'bcn baja-california',
  },
  AU: {
    'Australia/Brisbane': 'qld queensland',
    'Australia/Adelaide': 'sa south-australia',
    'Australia/Darwin': 'nt northern-territory',
    'Australia/Perth': 'wa western-australia',
  },
  ES: {
    'Atlantic/Canary':
      'gc tf las-palmas santa-cruz-de-tenerife canarias islas-canarias canary-islands tenerife gran-canaria lanzarote fuerteventura la-palma la-gomera el-hierro',
  },
  PT: {
    'Atlantic/Azores': 'acores azores regiao-autonoma-dos-acores sao-miguel terceira ponta-delgada horta',
    'Atlantic/Madeira': 'madeira regiao-autonoma-da-madeira funchal',
  },
}

/** The time zone of an address: of its state, else of its country, else UTC. */
export function timeZoneOf({ country, state }: { country?: string | null; state?: string | null }): string {
  const word = foldName(state ?? '').replaceAll(' ', '-')
  const states = Object.entries(zonesOfStates[country ?? ''] ?? {})
  const [zone] = states.find(([, names]) => word !== '' && names.split(' ').includes(word)) ?? []
  return zone ?? countryTimeZones[country ?? ''] ?? 'UTC'
}
