import { foldName } from '@/foundation/text/fold-name'
import { type Gazetteer, type KnownPlace, townsNamed } from './gazetteer'

/**
 * The main town of the area that the first digits of a postcode stand for: the capital of the province in Spain, the sorting
 * centre elsewhere. From the numbering plans that Correos, CTT, Correios and Sepomex publish; longer beginnings come before
 * shorter ones.
 */
const areas: Readonly<Record<string, string>> = {
  ES: `01 Vitoria-Gasteiz, 02 Albacete, 03 Alicante, 04 Almería, 05 Ávila, 06 Badajoz, 07 Palma, 08 Barcelona, 09 Burgos,
    10 Cáceres, 11 Cádiz, 12 Castellón de la Plana, 13 Ciudad Real, 14 Córdoba, 15 A Coruña, 16 Cuenca, 17 Girona,
    18 Granada, 19 Guadalajara, 20 San Sebastián, 21 Huelva, 22 Huesca, 23 Jaén, 24 León, 25 Lleida, 26 Logroño, 27 Lugo,
    28 Madrid, 29 Málaga, 30 Murcia, 31 Pamplona, 32 Ourense, 33 Oviedo, 34 Palencia, 35 Las Palmas de Gran Canaria,
    36 Pontevedra, 37 Salamanca, 38 Santa Cruz de Tenerife, 39 Santander, 40 Segovia, 41 Sevilla, 42 Soria, 43 Tarragona,
    44 Teruel, 45 Toledo, 46 Valencia, 47 Valladolid, 48 Bilbao, 49 Zamora, 50 Zaragoza, 51 Ceuta, 52 Melilla`,
  PT: `1 Lisboa, 20 Santarém, 21 Santarém, 22 Abrantes, 23 Tomar, 24 Leiria, 25 Caldas da Rainha, 26 Vila Franca de Xira,
    27 Sintra, 28 Almada, 29 Setúbal, 30 Coimbra, 31 Pombal, 32 Coimbra, 33 Coimbra, 34 Oliveira do Hospital, 35 Viseu,
    36 Viseu, 37 São João da Madeira, 38 Aveiro, 44 Vila Nova de Gaia, 4 Porto, 45 Penafiel, 46 Amarante, 47 Braga,
    48 Guimarães, 49 Viana do Castelo, 50 Vila Real, 51 Lamego, 52 Bragança, 53 Bragança, 54 Chaves, 60 Castelo Branco,
    61 Castelo Branco, 62 Covilhã, 63 Guarda, 64 Guarda, 70 Évora, 71 Estremoz, 72 Évora, 73 Portalegre, 74 Portalegre,
    75 Santiago do Cacém, 76 Beja, 77 Beja, 78 Beja, 79 Beja, 80 Faro, 81 Loulé, 82 Albufeira, 83 Silves, 84 Lagoa,
    85 Portimão, 86 Lagos, 87 Olhão, 88 Tavira, 89 Vila Real de Santo António, 90 Funchal, 91 Funchal, 92 Funchal,
    93 Funchal, 95 Ponta Delgada, 96 Ribeira Grande, 97 Angra do Heroísmo, 98 Horta, 99 Horta`,
  BR: `0 São Paulo, 06 Osasco, 07 Guarulhos, 087 Mogi das Cruzes, 09 Santo André, 11 Santos, 12 São José dos Campos,
    13 Campinas, 14 Ribeirão Preto, 15 São José do Rio Preto, 16 Araçatuba, 17 Bauru, 18 Sorocaba, 19 Presidente Prudente,
    20 Rio de Janeiro, 21 Rio de Janeiro, 22 Rio de Janeiro, 23 Rio de Janeiro, 24 Niterói, 25 Duque de Caxias,
    256 Petrópolis, 26 Nova Iguaçu, 27 Volta Redonda, 28 Campos dos Goytacazes, 29 Vitória, 30 Belo Horizonte,
    31 Belo Horizonte, 32 Contagem, 33 Belo Horizonte, 34 Belo Horizonte, 35 Governador Valadares, 36 Juiz de Fora,
    37 Varginha, 38 Uberlândia, 39 Montes Claros, 40 Salvador, 41 Salvador, 42 Salvador, 43 Salvador,
    44 Feira de Santana, 45 Vitória da Conquista, 46 Vitória da Conquista, 47 Barreiras, 48 Alagoinhas, 49 Aracaju,
    50 Recife, 51 Recife, 52 Recife, 53 Olinda, 54 Jaboatão dos Guararapes, 55 Caruaru, 56 Petrolina, 57 Maceió,
    58 João Pessoa, 59 Natal, 60 Fortaleza, 61 Fortaleza, 62 Sobral, 63 Juazeiro do Norte, 64 Teresina, 65 São Luís,
    66 Belém, 67 Belém, 68 Santarém, 689 Macapá, 69 Manaus, 693 Boa Vista, 699 Rio Branco, 70 Brasília, 71 Brasília,
    72 Brasília, 728 Luziânia, 729 Luziânia, 73 Brasília, 737 Formosa, 738 Formosa, 739 Formosa, 74 Goiânia, 75 Anápolis,
    76 Goiânia, 768 Porto Velho, 769 Porto Velho, 77 Palmas, 78 Cuiabá, 789 Porto Velho, 79 Campo Grande, 80 Curitiba,
    81 Curitiba, 82 Curitiba, 83 Curitiba, 84 Ponta Grossa, 85 Cascavel, 86 Londrina, 87 Maringá, 88 Florianópolis,
    89 Blumenau, 892 Joinville, 90 Porto Alegre, 91 Porto Alegre, 92 Canoas, 93 São Leopoldo, 94 Gravataí,
    95 Caxias do Sul, 96 Pelotas, 97 Santa Maria, 98 Santo Ângelo, 99 Passo Fundo`,
  MX: `0 Ciudad de México, 10 Ciudad de México, 11 Ciudad de México, 12 Ciudad de México, 13 Ciudad de México,
    14 Ciudad de México, 15 Ciudad de México, 16 Ciudad de México, 20 Aguascalientes, 21 Mexicali, 22 Tijuana, 23 La Paz,
    24 Campeche, 25 Saltillo, 26 Piedras Negras, 27 Torreón, 28 Colima, 29 Tuxtla Gutiérrez, 30 Tapachula, 31 Chihuahua,
    32 Ciudad Juárez, 33 Delicias, 34 Durango, 35 Gómez Palacio, 36 Irapuato, 37 León, 38 Celaya, 39 Acapulco, 40 Iguala,
    41 Chilpancingo, 42 Pachuca, 43 Tulancingo, 44 Guadalajara, 45 Zapopan, 46 Guadalajara, 47 Tepatitlán,
    48 Puerto Vallarta, 49 Ciudad Guzmán, 50 Toluca, 51 Valle de Bravo, 52 Metepec, 53 Naucalpan, 54 Tlalnepantla,
    55 Ecatepec, 56 Texcoco, 57 Nezahualcóyotl, 58 Morelia, 59 Zamora, 60 Uruapan, 61 Zitácuaro, 62 Cuernavaca, 63 Tepic,
    64 Monterrey, 65 Sabinas Hidalgo, 66 San Nicolás de los Garza, 67 Linares, 68 Oaxaca, 69 Huajuapan de León,
    70 Juchitán, 71 Oaxaca, 72 Puebla, 73 Zacatlán, 74 Atlixco, 75 Tehuacán, 76 Querétaro, 77 Chetumal, 775 Cancún,
    78 San Luis Potosí, 79 Ciudad Valles, 80 Culiacán, 81 Los Mochis, 82 Mazatlán, 83 Hermosillo, 84 Nogales,
    85 Ciudad Obregón, 86 Villahermosa, 87 Ciudad Victoria, 88 Nuevo Laredo, 89 Tampico, 90 Tlaxcala, 91 Xalapa,
    92 Tuxpan, 93 Poza Rica, 94 Orizaba, 95 San Andrés Tuxtla, 96 Coatzacoalcos, 97 Mérida, 98 Zacatecas,
    99 Zacatecas`,
}

/** Main towns by the beginnings of postcodes, by country. */
const townsByCountry = new Map(
  Object.entries(areas).map(([country, text]) => [
    country,
    new Map(text.split(/,\s+/).map((area) => area.split(/ (.*)/, 2) as [string, string])),
  ]),
)

/** How the postcodes of a country are written, in digits alone and with their sign. */
const written: Readonly<Record<string, (digits: string) => string>> = {
  BR: (digits) => (digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits),
  PT: (digits) => (digits.length === 7 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits),
}

/** The main town of the area of a postcode of Spain, Portugal, Brazil or Mexico. */
export function areaOfPostcode(gazetteer: Gazetteer, country: string, digits: string): KnownPlace | null {
  const towns = townsByCountry.get(country)
  const name = [3, 2, 1].map((length) => towns?.get(digits.slice(0, length))).find(Boolean)
  const town = name && townsNamed(gazetteer, foldName(name)).find((one) => one.country === country)
  return town ? { ...town, name, postcode: written[country]?.(digits) ?? digits, isArea: true } : null
}

/** All areas as country and beginning, for tests. */
export const areaBeginnings = (): [string, string][] =>
  [...townsByCountry].flatMap(([country, towns]) =>
    [...towns.keys()].map((key): [string, string] => [country, key]),
  )
