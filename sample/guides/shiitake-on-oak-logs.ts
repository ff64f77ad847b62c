import type { GuideSample } from '@sample/types'

export const shiitakeOnOakLogs: GuideSample = {
  slug: 'shiitake-on-oak-logs',
  title: {
    en: 'Shiitake on oak logs',
    es: 'Shiitake en troncos de roble',
    pt: 'Shiitake em toras de carvalho',
  },
  summary: {
    en: 'A winter’s work with drill and wax, a year of shade and patience, then several years of crops that a night in cold water brings on.',
    es: 'Un invierno de taladro y cera, un año de sombra y paciencia y, después, varios años de cosechas que despierta una noche en agua fría.',
    pt: 'Um inverno de furadeira e cera, um ano de sombra e paciência e, depois, vários anos de colheitas que uma noite em água fria desperta.',
  },
  species: ['lentinula-edodes'],
  difficulty: 'beginner',
  conditions: {
    spawnRunCelsius: { min: 21, max: 27 },
    fruitingCelsius: { min: 10, max: 21 },
    humidityPercent: { min: 60, max: 80 },
    daysToHarvest: { min: 180, max: 540 },
    substrate: {
      en: 'Freshly felled oak logs with sound bark, 8–15 cm thick',
      es: 'Troncos de roble recién cortados, de corteza sana y 8–15 cm de grosor',
      pt: 'Toras de carvalho recém-cortadas, de casca sã e 8–15 cm de diâmetro',
    },
    source: 'stamets-2000',
  },
  container: 'log',
  stages: [
    { stage: 'preparation', days: { min: 7, max: 21 } },
    { stage: 'colonisation', days: { min: 180, max: 540 }, celsius: { min: 21, max: 27 } },
    {
      stage: 'fruiting',
      days: { min: 5, max: 8 },
      celsius: { min: 10, max: 21 },
      humidityPercent: { min: 60, max: 80 },
    },
    { stage: 'rest', days: { min: 42, max: 56 } },
  ],
  shoppingFor: { en: 'one log', es: 'un tronco', pt: 'uma tora' },
  shoppingList: [
    {
      name: {
        en: 'One log of oak, chestnut, beech or hornbeam, 8–15 cm across and about 1 m long',
        es: 'Un tronco de roble, castaño, haya o carpe, de 8–15 cm de grosor y alrededor de 1 m de largo',
        pt: 'Uma tora de carvalho, castanheiro, faia ou carpino, de 8–15 cm de diâmetro e cerca de 1 m de comprimento',
      },
    },
    {
      name: {
        en: 'About 40 spawn dowels, or sawdust spawn',
        es: 'Unos 40 tacos de micelio, o micelio en serrín',
        pt: 'Cerca de 40 cavilhas de micélio, ou micélio em serragem',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: 'A drill with a bit of 8.5 mm for dowels, 12 mm for sawdust spawn',
        es: 'Un taladro con broca de 8,5 mm para tacos, de 12 mm para serrín',
        pt: 'Uma furadeira com broca de 8,5 mm para cavilhas, de 12 mm para serragem',
      },
    },
    {
      name: {
        en: 'Cheese wax or beeswax, a water bath, a brush',
        es: 'Cera de queso o de abejas, un baño maría, un pincel',
        pt: 'Cera de queijo ou de abelha, banho-maria, pincel',
      },
    },
    {
      name: {
        en: 'A label that lasts outdoors',
        es: 'Una etiqueta que aguante a la intemperie',
        pt: 'Uma etiqueta que resista ao tempo',
      },
    },
  ],
  content: {
    en: `In Japan and China _Lentinula edodes_ has been raised on cut wood for centuries. Log culture needs no sterile work and no electricity, only sound wood, shade and time: between inoculation and the first crop lie six to eighteen months.

## Choosing and felling

Take living, healthy trees, felled while dormant, when the bark holds tight and the sapwood is full of sugar. Oak is best; chestnut, beech and hornbeam also serve, and in warm countries some growers use eucalyptus. Logs of 8–15 cm across and about a metre long can still be carried.

1. Fell between leaf fall and bud swell, with the owner’s consent. Chainsaws are for trained people in protective clothing.
2. Do not bruise the bark: it is the log’s skin.
3. Let the logs rest for one to three weeks off the ground, no longer. Old wood already belongs to other fungi.

## Inoculating

1. Drill holes 2.5–3 cm deep: 8.5 mm wide for dowels, 12 mm for sawdust spawn.
2. Set them 15 cm apart along the log and the rows 5–8 cm apart, offset like diamonds. A log takes about forty.
3. Fill each hole at once with spawn, flush with the bark.
4. Seal holes, cut ends and wounds with hot cheese wax or beeswax.
5. Label each log with strain and date.

Melt wax in a water bath, outdoors, and never over a naked flame: overheated wax catches fire, and water thrown on it makes the flames leap up.

## The waiting year

Stack the logs crosswise or lean them against a wire, off the soil, in dense shade, sheltered from wind. Mycelium grows best at 21–27 °C and merely slowly below that, so a cool summer lengthens the wait.

Drying is the commonest failure. In dry weeks, water the stack thoroughly for several hours once a week, then let the bark dry. Constantly wet bark grows mould.

The log is ready when pale mycelium shows at the cut ends and the wood gives a dull sound.

## Bringing on a crop

1. Lay the log in clean cold water for 12 to 24 hours, no longer: drowned mycelium dies.
2. Stand it upright in the shade. Strains differ: cold-weather ones fruit at 10–21 °C.
3. When buttons appear, keep off slugs and heavy rain. An air humidity of 60–80% gives firm caps with fine cracks.
4. Pick while the margin is still rolled in, five to eight days later.
5. Rest the log for six to eight weeks before soaking it again.

Logs also fruit by themselves after rain in spring and autumn. Expect roughly one year of crops for each 2–3 cm of diameter.

## Know what you pick

Wood outdoors belongs to nobody. _Galerina marginata_, which contains the toxins of the death cap, grows on the same kind of wood, and so does _Hypholoma fasciculare_. Shiitake has a brown cap with pale flecks towards the margin, white gills, a tough pale stipe and a white spore print. _Galerina_ is smaller, with brown gills, a thin ring and a rusty-brown print. Check every single mushroom, and leave what you cannot name with certainty.

## Eating and breathing

Cook shiitake thoroughly. Raw or undercooked, it can cause an itching, whip-like rash a day or two later. In closed rooms full of ripe caps the spores have made growers ill; logs belong outdoors.

## When it fails

- **Coloured brackets or split gills on the bark:** turkey tail or _Schizophyllum_ were there first. Remove the log.
- **Green mould on ends or wax:** too wet, too little air.
- **Bark falling off:** dried out, or felled in leaf.
- **No crop after two summers:** dead spawn or dry wood. Weigh a test log at the start, to know how much water it loses.`,
    es: `En Japón y China _Lentinula edodes_ se cría desde hace siglos sobre madera cortada. El cultivo en tronco no pide trabajo estéril ni electricidad, solo madera sana, sombra y tiempo: entre la siembra y la primera cosecha pasan de seis a dieciocho meses.

## Elegir y cortar

Busca árboles vivos y sanos, talados en reposo, cuando la corteza está firme y la albura llena de azúcares. El roble es lo mejor; sirven también castaño, haya y carpe y, en países cálidos, hay quien usa eucalipto. Con 8–15 cm de grosor y un metro de largo, un tronco aún se puede llevar a cuestas.

1. Corta entre la caída de la hoja y la hinchazón de las yemas, con permiso del dueño. La motosierra es para personas formadas y protegidas.
2. No dañes la corteza: es la piel del tronco.
3. Déjalos reposar de una a tres semanas sin tocar el suelo, no más. La madera vieja ya tiene otros hongos.

## Sembrar

1. Taladra agujeros de 2,5–3 cm de fondo: 8,5 mm de ancho para tacos, 12 mm para micelio en serrín.
2. Sepáralos 15 cm a lo largo y 5–8 cm entre hileras, al tresbolillo. Un tronco lleva unos cuarenta.
3. Rellena cada agujero en el acto, a ras de corteza.
4. Sella agujeros, testas y heridas con cera de queso o de abeja caliente.
5. Etiqueta cada tronco con cepa y fecha.

Funde la cera al baño maría, al aire libre, y nunca sobre llama viva: la cera recalentada arde, y el agua arrojada encima levanta una llamarada.

## El año de espera

Apila los troncos cruzados o apóyalos en un alambre, sin contacto con la tierra, a la sombra densa y al abrigo del viento. El micelio crece mejor a 21–27 °C y solo despacio por debajo, así que un verano fresco alarga la espera.

Secarse es el fracaso más corriente. En semanas secas, riega la pila a fondo varias horas, una vez por semana, y deja que luego se seque la corteza. Una corteza siempre mojada cría moho.

El tronco está listo cuando asoma micelio claro en las testas y la madera suena sorda.

## Provocar la cosecha

1. Sumerge el tronco en agua limpia y fría de 12 a 24 horas, no más: el micelio se ahoga.
2. Ponlo de pie a la sombra. Cada cepa tiene sus preferencias: las de frío fructifican a 10–21 °C.
3. Cuando salgan los primeros shiitakes, protégelos de babosas y aguaceros. Con 60–80 % de humedad en el aire los píleos se hacen firmes y finamente agrietados.
4. Recoge con el margen todavía enrollado, de cinco a ocho días después.
5. Deja descansar el tronco de seis a ocho semanas antes de volver a mojarlo.

También fructifican solos tras las lluvias de primavera y otoño. Calcula cerca de un año de cosechas por cada 2–3 cm de diámetro.

## Reconoce lo que recoges

La madera a la intemperie no es de nadie. _Galerina marginata_, que contiene las toxinas de la oronja verde, crece sobre la misma clase de madera, igual que _Hypholoma fasciculare_. El shiitake tiene píleo pardo con escamas claras hacia el margen, láminas blancas, pie claro y tenaz y esporada blanca. _Galerina_ es menor, con láminas pardas, anillo fino y esporada pardo herrumbre. Revisa las setas una por una y deja las que no puedas nombrar con certeza.

## Comer y respirar

Cocina el shiitake a fondo. Crudo o poco hecho puede provocar, uno o dos días después, un sarpullido en forma de latigazos que pica. En locales cerrados llenos de píleos maduros las esporas han enfermado a cultivadores; los troncos deben estar al aire libre.

## Cuando sale mal

- **Yesqueros de colores o láminas hendidas en la corteza:** _Trametes_ o _Schizophyllum_ llegaron antes. Retira el tronco.
- **Moho verde en testas o cera:** demasiada agua, poco aire.
- **Corteza que se desprende:** se secó o se taló con hoja.
- **Nada tras dos veranos:** micelio muerto o madera seca. Pesa un tronco testigo al empezar para saber cuánta agua pierde.`,
    pt: `No Japão e na China cria-se _Lentinula edodes_ em madeira cortada há séculos. O cultivo em tora dispensa trabalho estéril e eletricidade; pede só madeira sã, sombra e tempo: entre a inoculação e a primeira colheita passam de seis a dezoito meses.

## Escolha e corte

Procure árvores vivas e sadias, cortadas em repouso, quando a casca está firme e o alburno cheio de açúcares. O carvalho é o melhor; servem também castanheiro, faia e carpino e, em países quentes como o Brasil, usa-se eucalipto. Com 8–15 cm de diâmetro e um metro de comprimento, a tora ainda pode ser carregada.

1. Corte entre a queda das folhas e o inchaço das gemas, com licença do dono. Motosserra é para gente treinada e protegida.
2. Não machuque a casca: ela é a pele da tora.
3. Deixe descansar de uma a três semanas sem tocar o chão, não mais. Madeira velha já tem outros fungos.

## Inoculação

1. Fure a 2,5–3 cm de profundidade: 8,5 mm de largura para cavilhas, 12 mm para micélio em serragem.
2. Deixe 15 cm entre furos e 5–8 cm entre fileiras, em zigue-zague. Cada tora leva uns quarenta.
3. Encha cada furo na hora, rente à casca.
4. Sele furos, topos e feridas com cera de queijo ou de abelha quente.
5. Identifique cada tora com linhagem e data.

Derreta a cera em banho-maria, ao ar livre, e nunca sobre chama direta: cera superaquecida pega fogo, e água jogada em cima levanta uma labareda.

## O ano de espera

Empilhe as toras cruzadas ou encoste-as num arame, sem contato com a terra, em sombra densa e ao abrigo do vento. O micélio cresce melhor a 21–27 °C e abaixo disso apenas devagar, de modo que um verão fresco alonga a espera.

Ressecar é o fracasso mais comum. Em semanas secas, molhe a pilha a fundo por várias horas, uma vez por semana, e deixe a casca secar depois. Casca sempre molhada cria bolor.

A tora está pronta quando surge micélio claro nos topos e a madeira dá um som surdo.

## Como provocar a colheita

1. Mergulhe a tora em água limpa e fria por 12 a 24 horas, não mais: o micélio se afoga.
2. Ponha-a de pé na sombra. Cada linhagem tem suas preferências: as de frio frutificam a 10–21 °C.
3. Quando surgirem os botões, proteja-os de lesmas e de chuva forte. Com 60–80% de umidade no ar, os chapéus ficam firmes e finamente rachados.
4. Colha com a margem ainda enrolada, cinco a oito dias depois.
5. Deixe a tora descansar de seis a oito semanas antes de molhá-la de novo.

As toras também frutificam sozinhas depois das chuvas de primavera e outono. Conte com cerca de um ano de colheitas para cada 2–3 cm de diâmetro.

## Saiba o que colhe

Madeira ao relento não tem dono. _Galerina marginata_, que contém as toxinas do chapéu-da-morte, cresce no mesmo tipo de madeira, assim como _Hypholoma fasciculare_. O shiitake tem chapéu marrom com escamas claras perto da margem, lâminas brancas, estipe claro e duro e esporada branca. _Galerina_ é menor, com lâminas marrons, anel fino e esporada marrom-ferrugínea. Confira os cogumelos um a um e deixe os que não puder nomear com certeza.

## Comer e respirar

Cozinhe o shiitake por completo. Cru ou malcozido, pode provocar, um ou dois dias depois, uma erupção que coça e lembra marcas de chicote. Em locais fechados, cheios de chapéus maduros, os esporos já adoeceram cultivadores; lugar de tora é ao ar livre.

## Quando dá errado

- **Prateleiras coloridas ou lâminas fendidas na casca:** _Trametes_ ou _Schizophyllum_ chegaram antes. Retire a tora.
- **Bolor verde nos topos ou na cera:** água demais, ar de menos.
- **Casca que se solta:** a tora ressecou ou foi cortada com folhas.
- **Nada depois de dois verões:** micélio morto ou madeira seca. Pese uma tora de prova no início, para saber quanta água ela perde.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'white-2019'],
  publishedAt: '2026-05-21',
}
